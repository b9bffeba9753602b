import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/delivery/cart-warning.tsx';
import { DeliveryScreen } from '#areas/delivery/delivery.screen.tsx';
import { type Configuration, DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { externalEvents } from '../kit/external-events.ts';
import { type MountOptions, mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, STOREFRONT } from './delivery-handoff.model.ts';

afterEach(() => window.localStorage.clear());

const twoLattes = cartLatte({ quantity: 2 });

const configured: Configuration['delivery'] = {
  enableInAppDelivery: true,
  storefrontUrl: STOREFRONT,
  faqUrl: 'https://help.example.com/delivery',
  heading: { 'en-US': 'Northstar, delivered' },
  legal: { 'en-US': 'Menu and prices for delivery may differ. Fees apply.' },
};

/** The landing page with what the address remembers of the dialog. */
function Landing() {
  const [warned, setWarned] = useState(false);
  externalEvents.register(() => setWarned(false));
  return (
    <>
      <DeliveryScreen modeSwitch={null} warning={{ shown: warned, onChange: setWarned }} />
      <p data-testid="warned">{String(warned)}</p>
    </>
  );
}

type Setting = { delivery?: Partial<Configuration['delivery']>; cart?: CartItem[] } & Pick<
  MountOptions,
  'locale' | 'actors'
>;

function mountLanding({ delivery, cart = [], ...options }: Setting, harness: Parameters<typeof mount>[0] = {}) {
  window.localStorage.clear();
  return mount(harness, <Landing />, {
    ...options,
    configuration: { ...DEFAULT_CONFIGURATION, delivery: { ...configured, ...delivery } },
    prepare: () => window.localStorage.setItem(CART_KEY, keptCartText(cart)),
  });
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  'two items in the cart': { cart: [twoLattes] },
  'no storefront': { delivery: { storefrontUrl: null } },
};

describeView('delivery/delivery-handoff', model, (harness) => mountLanding(SETTINGS[harness.setting] ?? {}, harness));

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('DLV-011 continuing leaves the cart as it was, and the address forgets the dialog', async () => {
  const opened: string[] = [];
  const openStorefront = fromPromise(async ({ input }: { input: { storefront: string } }) => {
    opened.push(input.storefront);
    return 'opened';
  });
  await mountLanding({ cart: [twoLattes], actors: { openStorefront } });
  const kept = window.localStorage.getItem(CART_KEY);
  await press('Get started');
  await screen.findByRole('dialog');
  expect(screen.getByTestId('warned').textContent).toBe('true');
  expect(opened).toEqual([]);
  await press('Continue to our partner');
  await screen.findByText('Our delivery partner is open in another tab.');
  expect(opened).toEqual([STOREFRONT]);
  expect(window.localStorage.getItem(CART_KEY)).toBe(kept);
  await waitFor(() => expect(screen.getByTestId('warned').textContent).toBe('false'));
});

test('DLV-010 a double click on Get started opens one tab', async () => {
  const opened: string[] = [];
  const openStorefront = fromPromise(async ({ input }: { input: { storefront: string } }) => {
    opened.push(input.storefront);
    return 'opened';
  });
  await mountLanding({ actors: { openStorefront } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Get started' }));
  await screen.findByText('Our delivery partner is open in another tab.');
  expect(opened).toEqual([STOREFRONT]);
});

test('DLV-012 heading and legal text are those configured for the language, else the app’s own words in it', async () => {
  await mountLanding({ delivery: { heading: { 'fr-CA': 'Chez vous' } }, locale: 'fr-CA' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chez vous');
  expect(screen.getByText(/La livraison est assurée par un partenaire externe/)).toBeTruthy();
  cleanup();
  await mountLanding({ delivery: { heading: { 'fr-CA': 'Chez vous' } }, locale: 'es-US' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Northstar, hasta tu puerta');
});

test('an address that is not safe to follow counts as none', async () => {
  await mountLanding({ delivery: { storefrontUrl: 'https://user@evil.example/', faqUrl: 'http://help.example.com/' } });
  expect(screen.queryByRole('link', { name: /FAQ/ })).toBeNull();
  await press('Get started');
  await screen.findByText('Delivery isn’t available right now.');
});
