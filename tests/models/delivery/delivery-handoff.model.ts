import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { deliveryHandoffMachine } from '#machines/delivery/delivery-handoff.machine.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { closesBy } from '../kit/closes-by.ts';
import { starts } from '../kit/effects.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { has, valueAt } from '../kit/on-graph.ts';
import { buttonOn, dialogOn } from '../kit/on-screen.ts';

export const STOREFRONT = 'https://delivery.example.com/northstar';

const EMPTY = 'an empty cart';
const FILLED = 'two items in the cart';
const NOWHERE = 'no storefront';

// A dialog over the page takes the rest of it out of the tree of names.
const start = (screen: Screen) => buttonOn(screen, 'Get started');
const inDialog = (screen: Screen, name: string) => (dialogOn(screen) ? screen.queryByRole('button', { name }) : null);
const partnerLink = (screen: Screen) => screen.queryByRole('link', { name: /^Open the delivery partner/ });

/** What the page shows in every state (DLV-008): the dialog may lie over it. */
const seesLanding = (screen: Screen) => {
  ok(screen.getByRole('img', { name: /courier/, hidden: true }));
  ok(screen.getByRole('heading', { level: 1, name: 'Northstar, delivered', hidden: true }));
  const faq = screen.getByRole('link', { name: /^Delivery FAQ/, hidden: true });
  equal(faq.getAttribute('href'), 'https://help.example.com/delivery');
  equal(faq.getAttribute('rel'), 'noopener noreferrer');
  ok(screen.getByText('Menu and prices for delivery may differ. Fees apply.'));
};

const seesPartnerLink = (screen: Screen) => {
  equal(partnerLink(screen)?.getAttribute('href'), STOREFRONT);
  equal(partnerLink(screen)?.getAttribute('target'), '_blank');
  equal(partnerLink(screen)?.getAttribute('rel'), 'noopener noreferrer');
};

const keptByAnotherTab = (items: CartItem[]) =>
  act(async () => {
    window.localStorage.setItem(CART_KEY, keptCartText(items));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  });

export const model = defineModel<typeof deliveryHandoffMachine>({
  machine: deliveryHandoffMachine,
  inputs: { start: undefined },
  events: {
    'start.pressed': [
      { label: 'empty cart', payload: { itemCount: 0, storefront: STOREFRONT }, setting: EMPTY },
      { label: 'two items', payload: { itemCount: 2, storefront: STOREFRONT }, setting: FILLED },
      { label: 'no storefront', payload: { itemCount: 0, storefront: null }, setting: NOWHERE },
      {
        label: 'no storefront, two items',
        payload: { itemCount: 2, storefront: null },
        offView: 'one setting without a storefront shows what the page says',
      },
    ],
    'continue.pressed': [
      { label: 'to the storefront', payload: { storefront: STOREFRONT } },
      {
        label: 'no storefront any more',
        payload: { storefront: null },
        offView: 'the configuration would have to change under the dialog',
      },
    ],
    'warning.dismissed': [{ label: 'Cancel' }, { label: 'Escape' }, { label: 'Back' }],
    'cart.emptied': [{ label: 'in another tab' }],
  },
  outcomes: {
    openStorefront: [
      done('opened', 'opened'),
      done('blocked', 'blocked'),
      failed('unsafe address', 'unexpected'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  // The specification does not say how long a tab may take to open, nor when a second press is meant: our choices.
  waits: { openBound: 5_000, doublePress: 600 },
  bound: () => null,
  limit: 10,
  rest: ['resting', 'warning'],
  tags: ['asking', 'handedOff', 'blocked', 'unavailable'],
  invariants: {
    'DLV-009 while it warns nothing is opened': (now) => !(now.hasTag('asking') && now.hasTag('busy')),
  },
  properties: {
    'DLV-009 with an item in the cart a press only warns': (graph) =>
      graph.edges.filter(isNamed('start.pressed(two items)')).filter(leadsNotTo('warning')),
    'DLV-010 with an empty cart a press opens the storefront without warning': (graph) =>
      graph.edges.filter(isNamed('start.pressed(empty cart)')).filter(leadsNotTo('opening')),
    'DLV-010 the button works from wherever the page rests, and what came of the tab is distinguished': {
      '{"resting":"landed"} start.pressed(empty cart)': 'opening',
      '{"resting":"handedOff"} start.pressed(empty cart)': 'opening',
      '{"resting":"blocked"} start.pressed(empty cart)': 'opening',
      '{"resting":"unavailable"} start.pressed(empty cart)': 'opening',
      'openStorefront: opened': 'opened',
      'opened after(doublePress)': '{"resting":"handedOff"}',
      'openStorefront: blocked': '{"resting":"blocked"}',
    },
    'DLV-011 continue opens, everything else that ends the warning opens nothing': (graph) =>
      graph.edges
        .filter(({ before }) => before.value === 'warning')
        .filter(
          ({ stimulus, next }) =>
            (next.value === 'opening') !== (stimulus.name === 'continue.pressed(to the storefront)') &&
            next.value !== 'warning',
        ),
    'DLV-009 a cart that is empty by now is not warned of any more': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.value === 'warning' && stimulus.event.type === 'cart.emptied')
        .filter(({ next }) => !isDeepStrictEqual(next.value, { resting: 'landed' })),
    'DLV-012 without a storefront nothing is opened': (graph) =>
      graph.edges.filter(({ stimulus, next }) => stimulus.event['storefront'] === null && next.value === 'opening'),
    'DLV-012 DLV-009 without a storefront it is said so, and no warning speaks of a partner that is not there': (
      graph,
    ) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event['storefront'] === null)
        .filter(({ next }) => !isDeepStrictEqual(next.value, { resting: 'unavailable' })),
    'DLV-010 DLV-011 what is opened is the configured storefront': (graph) =>
      graph.edges
        .filter(({ next, before }) => next.value === 'opening' && before.value !== 'opening')
        .filter((edge) => !has(edge, starts('openStorefront', { storefront: STOREFRONT }))),
    'a tab that did not open leaves a way forward': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.value === 'opening' && stimulus.via !== 'event')
        .filter(({ stimulus, next }) => {
          const isOpened = stimulus.name === 'openStorefront: opened';
          return !isDeepStrictEqual(next.value, isOpened ? 'opened' : { resting: 'blocked' });
        }),
    'DLV-010 a press right after the tab has opened, as the second one of a double click, opens no other': (graph) =>
      graph.edges.filter(
        ({ before, stimulus, taken }) => before.value === 'opened' && stimulus.via === 'event' && taken.length > 0,
      ),
  },
  shows: {
    'resting.landed': {
      says: 'DLV-008 DLV-012 hero image, configured heading, FAQ link, Get started and legal text, and no dialog',
      see: ({ screen }) => {
        seesLanding(screen);
        ok(start(screen));
        equal(dialogOn(screen), null);
        equal(partnerLink(screen), null);
      },
    },
    warning: {
      says: 'DLV-009 DLV-011 the dialog says that the cart must be rebuilt, with a continue and a cancel button',
      see: ({ screen }) => {
        const words = dialogOn(screen)?.textContent ?? '';
        ok(/The 2 items in your cart won’t carry over/.test(words), words);
        ok(/build a new order/.test(words), words);
        ok(inDialog(screen, 'Continue to our partner'));
        ok(inDialog(screen, 'Cancel'));
      },
    },
    opening: {
      says: 'DLV-010 while the tab opens the button is busy and there is no dialog',
      see: ({ screen }) => {
        equal(screen.getByRole('button', { name: /Opening/ }).getAttribute('aria-disabled'), 'true');
        equal(dialogOn(screen), null);
      },
    },
    opened: {
      says: 'DLV-010 for a moment the button stays busy, so that a double click opens one tab',
      see: ({ screen }) => {
        equal(screen.getByRole('button', { name: /Opening/ }).getAttribute('aria-disabled'), 'true');
        equal(dialogOn(screen), null);
      },
    },
    'resting.handedOff': {
      says: 'DLV-008 DLV-012 it says that the partner is open in another tab, and a safe link leads there again',
      see: ({ screen }) => {
        seesLanding(screen);
        ok(screen.getByText('Our delivery partner is open in another tab.'));
        seesPartnerLink(screen);
      },
    },
    'resting.blocked': {
      says: 'DLV-008 DLV-012 it says that the browser kept the tab away, and a safe plain link is the way forward',
      see: ({ screen }) => {
        seesLanding(screen);
        ok(screen.getByText('Your browser blocked the new tab.'));
        seesPartnerLink(screen);
      },
    },
    'resting.unavailable': {
      says: 'DLV-008 DLV-012 without a configured storefront it says so, and a link leads to the stores',
      see: ({ screen }) => {
        seesLanding(screen);
        ok(screen.getByText('Delivery isn’t available right now.'));
        equal(screen.getByRole('link', { name: 'Find a store' }).getAttribute('href'), '/store-locator');
        equal(partnerLink(screen), null);
      },
    },
  },
  causes: {
    'cart.emptied': {
      arrives: async () => {
        await keptByAnotherTab([]);
        // As the setting of the walk has it.
        await keptByAnotherTab([cartLatte({ quantity: 2 })]);
      },
    },
    'start.pressed': { control: ({ screen }) => start(screen) },
    'continue.pressed': { control: ({ screen }) => inDialog(screen, 'Continue to our partner') },
    'warning.dismissed': closesBy('Cancel', (screen) => inDialog(screen, 'Cancel')),
  },
});

const isNamed =
  (name: string) =>
  ({ stimulus, taken }: Edge): boolean =>
    stimulus.name === name && taken.length > 0;
const leadsNotTo =
  (state: string) =>
  ({ to }: Edge): boolean =>
    valueAt(to) !== state;
