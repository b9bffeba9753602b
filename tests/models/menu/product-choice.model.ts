import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { cartItemOf } from '#domain/menu/cart-choice.ts';
import { inSize, type ProductRequest, withOption } from '#domain/menu/choice-change.ts';
import { type ProductChoice, priceOf, usualChoice } from '#domain/menu/product-choice.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { productChoiceMachine } from '#machines/menu/product-choice.machine.ts';
import { latteDetails, latteForm } from '#tests/support/product-details.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has } from '../kit/on-graph.ts';
import { addressOn, alertOn, all, buttonOn, heading, named } from '../kit/on-screen.ts';

export const PINE: ProductRequest = {
  productNumber: '1010',
  formCode: 'hot',
  locale: 'en-US',
  storeNumber: storeNumberOf('12345-67890'),
};
export const OAK: ProductRequest = { ...PINE, storeNumber: storeNumberOf('20000-1') };
const FRENCH: ProductRequest = { ...PINE, locale: 'fr-CA' };

const details = latteDetails();
const usual = usualChoice(details, 'S');
const withOat = withOption(details, usual, 'oat', 1);

const lineOf = (choice: ProductChoice, quantity: number) => {
  const item = cartItemOf({ details, form: latteForm, choice, quantity, at: 0 });
  if (!item) throw new Error('A latte has sizes.');
  return item;
};
/** Two large lattes that are in the cart already. */
export const LINE = lineOf(usualChoice(details, 'L'), 2);
const ITEM = lineOf(usual, 1);

const addButton = (screen: Screen) => buttonOn(screen, /^(Add to order|Update item)$/);
const seesNoProduct = (screen: Screen) => equal(addButton(screen), null);

export const model = defineModel<typeof productChoiceMachine>({
  machine: productChoiceMachine,
  inputs: {
    'something new': { request: PINE, choice: null, quantity: 1, line: null },
    'a line of the cart': { request: PINE, choice: usualChoice(details, 'L'), quantity: 2, line: LINE.itemId },
  },
  events: {
    'product.requested': [
      { label: 'another store', payload: { request: OAK } },
      { label: 'another language', payload: { request: FRENCH }, offView: 'As another store.' },
      { label: 'the same', payload: { request: PINE } },
    ],
    'size.chosen': [{ label: 'the other size', payload: { choice: inSize(details, usual, 'L') } }],
    'option.changed': [
      { label: 'oat milk', payload: { choice: withOat, isPossible: true } },
      {
        label: 'beyond its most',
        payload: { choice: withOat, isPossible: false },
        offView: 'The control stops there.',
      },
    ],
    'quantity.changed': [
      { label: 'as many as there is room for', payload: { quantity: 3, most: 3 } },
      {
        label: 'one more than there is room for',
        payload: { quantity: 4, most: 3 },
        offView: 'The control stops at the limit.',
      },
      { label: 'none', payload: { quantity: 0, most: 15 }, offView: 'The control stops at one.' },
      { label: 'less than none', payload: { quantity: -1, most: 15 }, offView: 'The control stops at one.' },
      { label: 'a thousand', payload: { quantity: 1000, most: 15 }, offView: 'The control stops at the limit.' },
      { label: 'a half', payload: { quantity: 1.5, most: 15 }, offView: 'The control knows whole ones.' },
    ],
    'add.pressed': [
      { label: 'orderable', payload: { item: ITEM, isOrderable: true, most: 3 }, setting: 'available' },
      { label: 'sold out', payload: { item: ITEM, isOrderable: false, most: 3 }, setting: 'sold out' },
      {
        label: 'no room',
        payload: { item: ITEM, isOrderable: true, most: 0 },
        offView: 'Another tab has filled the order meanwhile.',
      },
      {
        label: 'sold out, no room',
        payload: { item: ITEM, isOrderable: false, most: 0 },
        offView: 'As sold out.',
      },
    ],
  },
  outcomes: {
    loadProduct: [
      done('the product', { choice: usual, lost: [] }),
      done('a product without oat milk', { choice: usual, lost: ['Oat milk'] }),
      failed('404 PRODUCT_NOT_FOUND', 'product-not-found'),
      failed('400, no product number', 'refused'),
      ...REQUEST_FAILS,
      failed('unreadable', 'bad-answer'),
    ],
  },
  failures: {
    unreported: {
      'loadProduct: 404 PRODUCT_NOT_FOUND': 'PRV-037: the page for a product that does not exist says it.',
      'loadProduct: 400, no product number': 'PRV-037: the page for a product that does not exist says it.',
    },
  },
  bound: ({ request, answered, choice, quantity, lost, failure, line }) => [
    request.storeNumber,
    request.locale,
    answered === null,
    choice,
    quantity,
    lost,
    failure,
    line,
  ],
  limit: 900,
  rest: ['choosing', 'notFound', 'failed', 'saved'],
  tags: ['ready', 'notFound'],
  supersedes: { loadProduct: ['product.requested'] },
  invariants: {
    'MNU-018 what can be chosen from was answered, and a choice is there': ({ context, value }) =>
      value !== 'choosing' || (context.choice !== null && context.answered === context.request),
    'MNU-018 at least one, whole': ({ context: { quantity } }) => Number.isInteger(quantity) && quantity >= 1,
    'MNU-015 why it failed is kept where it failed, and only there': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
    'what was chosen stays while another store is asked': (now, before) =>
      now.value !== 'loading' || now.context.choice === (before ?? now).context.choice,
  },
  properties: {
    'PRV-037 MNU-017 MNU-015 no such product is not a failed call': {
      'loadProduct: 404 PRODUCT_NOT_FOUND': 'notFound',
      'loadProduct: 400, no product number': 'notFound',
      'loadProduct: server error': 'failed',
      'loadProduct: offline': 'failed',
      'loadProduct: unreadable': 'failed',
      'loadProduct: unforeseen': 'failed',
    },
    'MNU-013 another store is asked about from wherever the page is': (graph) =>
      graph.edges
        .filter(
          ({ stimulus, before }) => stimulus.name === 'product.requested(another store)' && before.value !== 'saved',
        )
        .filter(({ before, next }) => {
          const isAnother = before.context.request.storeNumber !== OAK.storeNumber;
          return isAnother && (next.value !== 'loading' || next.context.request !== OAK);
        }),
    'what was chosen, and from which answer, is known when the product is asked for again': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'loadProduct'))
        .filter(({ next, effects }) => {
          const { request, answered, choice } = next.context;
          // One state of the graph stands for several answers.
          const possible = answered === null ? [null] : [PINE, OAK, FRENCH];
          return !possible.some((each) =>
            effects.some(({ value }) => isDeepStrictEqual(value, { request, answered: each, choice })),
          );
        }),
    'MNU-018 as many as were chosen are to be ordered': (graph) =>
      graph.edges
        .filter(({ stimulus, before }) => stimulus.name.endsWith('room for)') && before.value === 'choosing')
        .filter(({ next }) => next.context.quantity !== 3),
    'PRV-023 D-377 what the order has no room for stays as it was chosen, and the cart alone says why': (graph) =>
      graph.edges
        .filter(({ stimulus, before }) => stimulus.name === 'add.pressed(no room)' && before.value === 'choosing')
        .filter(({ from, before, to, effects }) => {
          const { line } = before.context;
          const due = emits('limit.exceeded', { item: ITEM, line });
          return from !== to || !isDeepStrictEqual(effects, [due]);
        }),
    'MNU-018 what cannot be ordered is sent to no cart': (graph) =>
      graph.edges.filter(
        ({ stimulus, effects }) => stimulus.name.startsWith('add.pressed(sold out') && effects.length > 0,
      ),
    'ORD-010 what is ordered joins the cart, or takes the place of its line': (graph) =>
      graph.edges
        .filter(({ stimulus, before }) => stimulus.name === 'add.pressed(orderable)' && before.value === 'choosing')
        .filter(({ before, next, effects }) => {
          const { line } = before.context;
          const due = emits('item.chosen', { item: ITEM, line });
          const left = line === null ? 'choosing' : 'saved';
          const begunAgain = line !== null || next.context.quantity === 1;
          return !begunAgain || next.value !== left || !has({ effects }, due);
        }),
  },
  shows: {
    loading: {
      says: 'MNU-013 the page says that the product is on its way, and nothing can be added yet',
      see: ({ screen }) => {
        ok(screen.getByText('Loading the product…'));
        seesNoProduct(screen);
      },
    },
    choosing: {
      says: 'MNU-003 MNU-018 sizes, options, quantity and what it costs, with the button for a new item or a line',
      see: ({ snapshot, screen, outcome }) => {
        const { choice, quantity, line } = snapshot.context;
        equal(addButton(screen)?.textContent, line === null ? 'Add to order' : 'Update item');
        ok(choice);
        const price = (priceOf(details, latteForm, choice) ?? 0) * quantity;
        ok(screen.getByText(`$${(price / 100).toFixed(2)}`, { selector: '[aria-live]' }));
        equal(all('[type="radio"]:checked').length >= 1, true);
        if (outcome?.label === 'a product without oat milk') ok(screen.getByText(/Not available here: Oat milk\.$/));
        if (outcome?.label === 'the product') equal(screen.queryByText(/^We had to change your choice/), null);
      },
    },
    notFound: {
      says: 'PRV-037 MNU-017 there is no such product, and a link leads to the menu',
      see: ({ screen }) => {
        ok(heading('We couldn’t find that product.'));
        equal(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href'), '/menu');
        seesNoProduct(screen);
      },
    },
    failed: {
      says: 'MNU-015 the page says why, and that it can be tried again',
      see: ({ screen, outcome }) => {
        ok(alertOn(screen).startsWith('We couldn’t load this product.'));
        if (outcome?.label === 'offline') ok(alertOn(screen).includes('We can’t connect right now.'));
        if (outcome?.label === 'after(loadBound)') ok(alertOn(screen).includes('That took too long.'));
        seesNoProduct(screen);
      },
    },
    saved: {
      says: 'ORD-010 the line is changed, and the cart is shown',
      see: ({ screen }) => equal(addressOn(screen), '/menu/cart'),
    },
  },
  causes: {
    'product.requested': { arrives: ({ payload }) => externalEvents.fire({ type: 'product.requested', ...payload }) },
    'size.chosen': {
      control: () =>
        all('[type="radio"]:not(:checked)').find((each) => /^(S|L)$/.test(each.getAttribute('value') ?? '')) ?? null,
      anyPayload: true,
    },
    'option.changed': {
      control: () => all('button').find((each) => each.textContent?.startsWith('Syrups')) ?? null,
      perform: async (user, { screen }) => {
        const line = screen.getByRole('button', { name: /^Syrups/ });
        if (line.getAttribute('aria-expanded') === 'false') await user.click(line);
        await user.click(screen.getByRole('button', { name: 'One more: Vanilla syrup' }));
      },
      anyPayload: true,
    },
    'quantity.changed': { control: () => named('button', 'One more'), anyPayload: true },
    'add.pressed': { control: ({ screen }) => addButton(screen), anyPayload: true },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
