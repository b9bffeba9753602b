import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { menusQuery } from '#api/menu/menu.ts';
import { ProductCard } from '#areas/menu/product-card.tsx';
import type { MenuProduct } from '#domain/menu/menu.ts';
import { useCart } from '#session/cart/cart.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './quick-add.model.ts';

const latte: MenuProduct = {
  productNumber: '1010',
  formCode: 'hot',
  name: 'Caffè Latte',
  picture: '/art/menu/1010.svg',
  price: 545,
  calories: 190,
  caffeine: 150,
  allergens: ['milk'],
  availability: 'Available',
};

const replacingThat = (isOver: boolean) => ({ isOver, onReplaced: () => {}, onKept: () => {} });

/** A card of the menu, and what the order holds. */
function Card() {
  const items = useCart()?.items ?? [];
  const queryClient = useQueryClient();
  const [replacing, setReplacing] = useState(() => replacingThat(false));
  externalEvents.register(({ type }) => {
    // Also once more.
    if (type === 'line.replaced' || type === 'page.kept')
      flushSync(() => setReplacing(replacingThat(type === 'line.replaced')));
    else queryClient.setQueryData(menusQuery('en-US', null).queryKey, []);
  });
  return (
    <>
      <ProductCard product={latte} currency="USD" storeNumber={null} replacing={replacing} />
      <p data-testid="size">{items[0]?.size}</p>
    </>
  );
}

describeView('menu/quick-add', model, ({ runtime }) => mount({ runtime }, <Card />, { address: '/menu' }));
