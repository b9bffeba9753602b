import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DeliveryToggle } from '#areas/delivery/delivery-toggle.tsx';
import { createCatalogue } from '#messages/catalogue.ts';
import { FIRST_AREAS } from '#messages/first-areas.ts';
import { MessagesProvider } from '#messages/messages-provider.tsx';
import { type FlowRuntime, FlowRuntimeProvider } from '#session/flow-runtime.tsx';
import { createSession, type Session } from '#session/session.ts';
import { SessionProvider } from '#session/session-provider.tsx';
import { externalEvents } from '../external-events.ts';
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
        onDeliveryWanted={toDelivery}
        onLocatorWanted={(kept) => setAddress({ shown: 'pickup', query: kept })}
      />
      <p data-testid="address">{`${shown}${query}`}</p>
    </>
  );
}

async function mountPages(search: string, runtime: FlowRuntime = {}) {
  const catalogue = createCatalogue('en-US');
  await catalogue.load(...FIRST_AREAS, 'delivery');
  const forgotten = new Set<() => void>();
  const queryClient = new QueryClient();
  const session: Session = {
    ...createSession({ queryClient, channel: { post: () => {}, listen: () => () => {} } }),
    onForgotten: (listener) => {
      forgotten.add(listener);
      return () => forgotten.delete(listener);
    },
  };
  const signOut = () => {
    for (const forget of forgotten) forget();
  };
  return render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider catalogue={catalogue}>
        <SessionProvider session={session}>
          <FlowRuntimeProvider value={runtime}>
            <Pages search={search} signOut={signOut} />
          </FlowRuntimeProvider>
        </SessionProvider>
      </MessagesProvider>
    </QueryClientProvider>,
  );
}

describeView('delivery/delivery-toggle', model, ({ setting, clock, inspect }) =>
  mountPages(setting === 'a search' ? '?place=Seattle' : '', { clock, inspect }),
);

test('DLV-006 DLV-007 delivery and back leads to the locator as it was left', async () => {
  await mountPages('?place=Seattle&features=DT');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Delivery' }));
  expect(screen.getByTestId('address').textContent).toBe('delivery');
  await user.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(screen.getByTestId('address').textContent).toBe('pickup?place=Seattle&features=DT');
  cleanup();
});

test('after a sign-out pickup leads to the plain locator', async () => {
  await mountPages('?place=Seattle');
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Delivery' }));
  externalEvents.fire({ type: 'search.forgotten' });
  await user.click(screen.getByRole('radio', { name: 'Pickup' }));
  expect(screen.getByTestId('address').textContent).toBe('pickup');
  cleanup();
});

test('DLV-004 the radios are a named group that says what choosing does', async () => {
  await mountPages('');
  const group = screen.getByRole('group', {
    name: 'How to get your order',
    description: 'Choosing one opens its page.',
  });
  expect(group.querySelectorAll('input[type="radio"]')).toHaveLength(2);
  cleanup();
});
