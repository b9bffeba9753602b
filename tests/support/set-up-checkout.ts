import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { submitOrder } from '#api/ordering/submit-order.ts';
import type { FlowRuntime } from '#session/flow-runtime.tsx';
import { orderPricingOf } from '#session/ordering/order-pricing.ts';
import { latteOrder } from './an-order.ts';
import { keepCartAt } from './cart-at.ts';
import { cartLatte, cartOption } from './cart-items.ts';
import { setUpApp } from './set-up-app.ts';

const latteOf = (quantity: number) =>
  cartLatte({
    sizeCode: 'L',
    size: 'Large',
    quantity,
    childItems: [['5031', 2] as const, ...['5041', '5012', '5122', '5152', '5181'].map((id) => [id, 1] as const)].map(
      ([id, count]) => cartOption(id, count),
    ),
  });

/** Longer than a price is good for (OPP-009), milliseconds. */
export const SIX_MINUTES = 6 * 60_000;

type Persona = Parameters<ReturnType<typeof setUpApp>['world']['become']>[0];

type OpenOptions = {
  quantity?: number;
  hash?: string;
  storeNumber?: string;
  runtime?: FlowRuntime;
  hasBrowserHistory?: boolean;
};

/** The cart and its payment summary in the whole app. Call it once, at the top of a test file. */
export function setUpCheckout() {
  const app = setUpApp();

  /** The page of the cart with large lattes, $5.45 each, priced at the open house of Seattle. */
  async function openCart(
    persona: Persona,
    { quantity = 1, hash = '', storeNumber = latteOrder().storeNumber, ...opening }: OpenOptions = {},
  ) {
    app.world.become(persona);
    await keepCartAt(app, storeNumber, [latteOf(quantity)]);
    await app.open(`/menu/cart${hash}`, opening);
    await screen.findByRole('heading', { level: 1 });
  }

  const sheet = () => screen.findByRole('dialog', { name: 'Review and pay' });
  const choose = async (name: string | RegExp) => app.user.click(await screen.findByRole('radio', { name }));
  const total = () => screen.getAllByText(/^\$\d+\.\d\d$/).at(-1)?.textContent;
  const ordered = () => app.calls(submitOrder);
  const pricing = () => orderPricingOf(app.parts.session, app.parts.queryClient);
  const place = async (name = 'Place order') => {
    const button = await within(await sheet()).findByRole('button', { name });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
    await app.user.click(button);
  };

  /** The store was restored by the page, which is asked about once. */
  const orderHere = async () => app.user.click(await screen.findByRole('button', { name: 'Yes, order here' }));
  /** Until the retailer has the one order of the test. */
  const order = async (name?: string) => {
    await place(name);
    await orderHere();
    await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  };
  /** Asked at the press itself: where it is not, the press has begun nothing. */
  const isStoreAsked = () => screen.queryByRole('dialog', { name: /^Picking up at / }) !== null;

  async function openSummary(persona: Persona, options: OpenOptions = {}) {
    await openCart(persona, { hash: '#payment-summary', ...options });
    const opened = await sheet();
    await within(opened).findByRole('group', { name: 'How would you like to pay?' });
    return opened;
  }

  return { app, openCart, openSummary, sheet, choose, total, ordered, pricing, place, orderHere, order, isStoreAsked };
}
