import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DeliveryToggle } from '#areas/delivery/delivery-toggle.tsx';
import { forgetting } from '#tests/support/forgetting.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './delivery-toggle.model.ts';

type Address = { shown: 'pickup' | 'delivery'; query: string };

/** The toggle on whichever of the two pages is shown; each page has one of its own. On the locator `search` was asked. */
function Pages({ search, signOut }: { search: string; signOut: () => void }) {
  const [address, setAddress] = useState<Address>({ shown: 'pickup', query: search });
  const toDelivery = () => setAddress({ shown: 'delivery', query: '' });
  const happens: Readonly<Record<string, () => void>> = {
    // What Back and Forward do.
    'locator.shown': () => setAddress({ shown: 'pickup', query: search }),
    'delivery.shown': toDelivery,
    'search.forgotten': signOut,
  };
  externalEvents.register(({ type }) => happens[type]?.());
  const { shown, query } = address;
  return (
    <>
      <DeliveryToggle
        key={shown}
        shown={shown}
        search={shown === 'pickup' ? search : ''}
        onDeliveryRequested={toDelivery}
        onLocatorRequested={(kept) => setAddress({ shown: 'pickup', query: kept })}
      />
      <p data-testid="page">{`${shown}${query}`}</p>
    </>
  );
}

const mountPages = (search: string, harness: Parameters<typeof mount>[0] = {}) =>
  mount(harness, ({ session }) => <Pages search={search} signOut={forgetting(session)} />);

describeView('delivery/delivery-toggle', model, (harness) =>
  mountPages(harness.setting === 'a search' ? '?place=Seattle' : '', harness),
);

test('DLV-004 the radios are a named group that says what choosing does', async () => {
  await mountPages('');
  const group = screen.getByRole('group', {
    name: 'How to get your order',
    description: 'Each option opens its page.',
  });
  expect(group.querySelectorAll('input[type="radio"]')).toHaveLength(2);
});
