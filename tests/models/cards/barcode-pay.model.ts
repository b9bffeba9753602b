import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { MINUTE_MS } from '#domain/durations.ts';
import { barcodePayMachine } from '#machines/cards/barcode-pay.machine.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { wrongTargets } from '../kit/on-graph.ts';
import { buttonOn, dialogOn } from '../kit/on-screen.ts';

export const FIRST = { cardId: 'first', cardNumber: '6111222233334444' };
export const SECOND = { cardId: 'second', cardNumber: '6555666677778888' };
/** How long a proof holds (CRD-015). */
const HALF_AN_HOUR = 30 * MINUTE_MS;
const NOW = Date.parse('2026-06-01T12:00:00Z');
/** The clock of the walk: what happens says when. */
export const clock = { at: NOW, now: () => clock.at };
const PICTURE = 'data:image/svg+xml;base64,PHN2Zy8+';
const NUMBERS = ['6111 2222 3333 4444', '6555 6666 7777 8888'];

const words = (screen: Screen) => dialogOn(screen)?.textContent ?? '';
const picture = (screen: Screen) => screen.queryByRole('img', { name: /Barcode of/ });
const numbers = (screen: Screen) => NUMBERS.filter((number) => words(screen).includes(number));
/** The page is that of one card: its number alone, and the way to it. */
const isOf = (screen: Screen, { context: { card } }: { context: { card: typeof FIRST } }) => {
  deepEqual(numbers(screen), [NUMBERS[card.cardId === FIRST.cardId ? 0 : 1]], words(screen));
  const manage = screen.getByRole('link', { name: 'Manage this card' });
  equal(manage.getAttribute('href'), `/account/cards/${card.cardId}`);
};

export const model = defineModel<typeof barcodePayMachine>({
  machine: barcodePayMachine,
  inputs: {
    'proven lately': { card: FIRST, isProofDue: false, provenUntil: NOW + HALF_AN_HOUR },
    'a proof is due': { card: FIRST, isProofDue: true, provenUntil: HALF_AN_HOUR },
  },
  events: {
    'proof.given': [{ label: 'proven', payload: { now: NOW } }],
    'page.shown': [
      { label: 'half an hour after the proof', payload: { now: NOW + HALF_AN_HOUR } },
      { label: 'more than half an hour after it', payload: { now: NOW + HALF_AN_HOUR + 1 } },
      { label: 'by a clock that was set back', payload: { now: NOW - 1 } },
    ],
    'card.chosen': [
      { label: 'the first', payload: { card: FIRST } },
      { label: 'the second', payload: { card: SECOND } },
    ],
  },
  outcomes: {
    fetchBarcode: [
      done('a picture', { uri: PICTURE, at: NOW + MINUTE_MS }),
      done('nothing', { uri: null, at: NOW + MINUTE_MS }),
      failed('a proof is wanted', 'verification-due'),
      failed('server error', 'server'),
      failed('no picture', 'bad-answer'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  waits: { proofLeft: [HALF_AN_HOUR - MINUTE_MS + 1, 1] },
  bound: (context) => context,
  limit: 100,
  rest: ['proving', 'completed', 'empty', 'failed'],
  tags: ['proving'],
  supersedes: { fetchBarcode: ['card.chosen'] },
  invariants: {
    'CRD-016 CRD-017 a picture is kept where the barcode is complete, and only there': ({ context, value }) =>
      (context.uri !== null) === (value === 'completed'),
    'CRD-014 a proof counts until the request that follows it is answered': ({ context, value }) =>
      !context.isProven || value === 'loading',
  },
  properties: {
    'CRD-014 where a check is due, no barcode is asked for before it has passed': (graph) =>
      graph.edges
        .filter(({ from, before, next }) => from !== null && before.value === 'proving' && next.value !== 'proving')
        .filter(({ stimulus }) => stimulus.via !== 'event' || stimulus.event.type !== 'proof.given'),
    'CRD-014 CRD-015 no barcode is shown once its proof is due, and none is dropped before': {
      'completed page.shown(half an hour after the proof)': 'completed',
      'completed page.shown(more than half an hour after it)': 'proving',
      'completed page.shown(by a clock that was set back)': 'proving',
      'completed after(proofLeft)': 'proving',
    },
    'CRD-014 the server may want a proof that the app did not, and none twice': (graph) => {
      const wanted = graph.edges.filter(({ stimulus }) => stimulus.name === 'fetchBarcode: a proof is wanted');
      const after = (isProven: boolean) => [
        ...new Set(wanted.filter((edge) => edge.before.context.isProven === isProven).map(({ next }) => next.value)),
      ];
      return [
        ...(after(false).join() === 'proving' ? [] : [`without a proof: ${after(false)}`]),
        ...(after(true).join() === 'failed' ? [] : [`with one: ${after(true)}`]),
      ];
    },
    'CRD-011 another card can be chosen wherever one is shown; the one that is shown asks for nothing': (graph) => [
      ...wrongTargets(graph, {
        'loading card.chosen(the second)': 'loading',
        'completed card.chosen(the second)': 'loading',
        'empty card.chosen(the second)': 'loading',
        'failed card.chosen(the second)': 'loading',
      }),
      ...graph.edges
        .filter(({ stimulus }) => stimulus.name.startsWith('card.chosen'))
        .filter(({ before, next }) => before.context.card.cardId === next.context.card.cardId),
    ],
    'CRD-017 the barcode that is asked for is that of the card that is shown': (graph) =>
      graph.edges.filter(({ next, effects }) => {
        const asked = effects.find(({ does, name }) => does === 'starts' && name === 'fetchBarcode');
        return asked !== undefined && !isDeepStrictEqual(asked.value, { card: next.context.card });
      }),
    'CRD-020 whatever fails is said to have failed': {
      'fetchBarcode: server error': 'failed',
      'fetchBarcode: no picture': 'failed',
      'fetchBarcode: unforeseen': 'failed',
      'after(fetchBound)': 'failed',
    },
    'CRD-017 a barcode that is found completes it, and none leaves it empty': {
      'fetchBarcode: a picture': 'completed',
      'fetchBarcode: nothing': 'empty',
    },
  },
  shows: {
    proving: {
      says: 'CRD-014 the check, and neither a barcode nor its number',
      see: ({ screen }) => {
        ok(buttonOn(screen, 'It is me'));
        equal(picture(screen), null);
        deepEqual(numbers(screen), []);
      },
    },
    loading: {
      says: 'CRD-012 CRD-017 CRD-018 that it is on its way, and meanwhile the number and the way to the card',
      see: ({ screen, snapshot }) => {
        ok(words(screen).includes('Getting your barcode…'), words(screen));
        isOf(screen, snapshot);
        equal(picture(screen), null);
      },
    },
    completed: {
      says: 'CRD-012 CRD-017 CRD-018 the barcode, its number in groups of four, the ways to the card and to money',
      see: ({ screen, snapshot }) => {
        equal(picture(screen)?.getAttribute('src'), PICTURE);
        isOf(screen, snapshot);
        ok(screen.getByRole('link', { name: 'Add money' }).getAttribute('href')?.endsWith('#add-money'));
      },
    },
    empty: {
      says: 'CRD-012 CRD-021 the number of the card alone, and the way to it',
      see: ({ screen, snapshot }) => {
        isOf(screen, snapshot);
        equal(picture(screen), null);
        ok(!words(screen).includes('Barcode is temporarily down'));
        ok(!words(screen).includes('Getting your barcode…'));
      },
    },
    failed: {
      says: 'CRD-012 CRD-020 that it is down, what to do, the number and the way to the card',
      see: ({ screen, snapshot }) => {
        ok(words(screen).includes('Barcode is temporarily down'), words(screen));
        ok(words(screen).includes('To pay in store, show the barcode number to your barista'));
        isOf(screen, snapshot);
        equal(picture(screen), null);
      },
    },
  },
  causes: {
    'proof.given': { control: ({ screen }) => buttonOn(screen, 'It is me') },
    'page.shown': {
      arrives: ({ payload }) => {
        clock.at = payload.now;
        document.dispatchEvent(new Event('visibilitychange'));
        clock.at = NOW;
      },
    },
    'card.chosen': {
      control: ({ screen, label }) =>
        screen.queryByRole('radio', { name: label === 'the first' ? /^Everyday/ : /^Office/ }),
      idle: 'The card that pays already is the checked one of a group.',
    },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
