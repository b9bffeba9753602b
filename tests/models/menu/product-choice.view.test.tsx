import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { vi } from 'vitest';
import { productQuery } from '#api/menu/product.ts';
import { ProductPage } from '#areas/menu/product/product-page.tsx';
import type { ProductRequest } from '#domain/menu/choice-change.ts';
import { latteDetails } from '#tests/support/product-details.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { testInterleavings } from '../kit/register.ts';
import { describeView } from '../kit/register-view.ts';
import { LINE, model, OAK, PINE } from './product-choice.model.ts';

/** The page of a product, where another store may be chosen on a wide screen. */
function Page({ isLine }: { isLine: boolean }) {
  const { history } = useRouter();
  const [request, setRequest] = useState<ProductRequest>(PINE);
  externalEvents.register((event) => setRequest((event as unknown as { request: ProductRequest }).request));
  return <ProductPage request={request} line={isLine ? LINE : null} onSaved={() => history.push('/menu/cart')} />;
}

describeView('menu/product-choice', model, (harness) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const details = latteDetails({ availability: harness.setting === 'sold out' ? 'SoldOut' : 'Available' });
  return mount(harness, <Page isLine={harness.start === 'a line of the cart'} />, {
    address: '/menu/product/1010/hot',
    prepare: ({ queryClient }) => {
      for (const { storeNumber } of [PINE, OAK]) {
        queryClient.setQueryData(productQuery('1010', 'en-US', storeNumber).queryKey, details);
      }
    },
  });
});

testInterleavings(
  'MNU-013 in any order of stores and answers one call is under way, and only where one is waited for',
  model,
  {
    calls: (calls, now) => calls.filter((call) => call.open && call.live()).length === (now.hasTag('busy') ? 1 : 0),
  },
);
