import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { fireEvent, type Screen } from '@testing-library/dom';
import { type CardAddAnswer, type CardToAdd, cardAddMachine } from '#machines/cards/card-add.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { missing } from '../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn, inputOn } from '../kit/on-screen.ts';

const registered: CardToAdd = {
  way: 'registered',
  cardNumber: '6049123412341234',
  pin: '20471234',
  nickname: 'Lunch',
};
const digital: CardToAdd = { way: 'digital', nickname: 'Lunch' };

const refused = (code: string): CardAddAnswer => ({ outcome: 'refused', refusal: { code, message: null } });

const GENERIC = 'Something went wrong. Please try again.';

/** The words of the rows for each code. */
const SAID: Readonly<Record<string, string>> = {
  '121017': "That card number or security code doesn't look right.",
  '121032': 'This card was reported lost or stolen.',
  '122000': 'This card is already registered.',
  '199999': GENERIC,
};

const submit = (screen: Screen) => buttonOn(screen, /^Add card|^Get my card|Adding card…/);
const way = (screen: Screen, name: RegExp) => screen.queryByRole('radio', { name });
const isChosen = (element: HTMLElement | null) => element instanceof HTMLInputElement && element.checked;
const REGISTERED = /^A card I have/;
const DIGITAL = /^A new digital card/;

/** What stands on the page after a try: nothing after a first look, else that it failed and why. */
function seesWhy(screen: Screen, outcome: { label: string } | null) {
  const said = alertOn(screen);
  const isReading = outcome?.label === 'read' || outcome?.label === 'unknown link';
  if (outcome === null || isReading || outcome.label === 'after(readBound)') return;
  ok(said.startsWith('Failed to add card'), said);
  const why = SAID[outcome.label];
  if (why !== undefined) ok(said.includes(why), said);
}

export const model = defineModel<typeof cardAddMachine>({
  machine: cardAddMachine,
  inputs: { 'the link of a gift': { hasToken: true }, 'no link': { hasToken: false } },
  events: {
    'registered.chosen': [{ label: 'chosen' }],
    'digital.chosen': [{ label: 'chosen' }],
    'card.submitted': [
      { label: 'a card at hand', payload: { card: registered, requestId: 'first' } },
      {
        label: 'a digital one',
        payload: { card: digital, requestId: 'second' },
        offView: 'The form sends what it shows.',
      },
    ],
  },
  outcomes: {
    readGiftedCard: [
      done('read', { cardNumber: '6049123412341234', pin: '20471234' }),
      failed('unknown link', 'link-expired'),
    ],
    addCard: [
      done('added', { outcome: 'added', cardId: 'one', balance: { amount: 2500, currency: null } }),
      done('makePrimaryCardError', { outcome: 'not-primary', cardId: 'one' }),
      done('121017', refused('121017')),
      done('121032', refused('121032')),
      done('122000', refused('122000')),
      done('199999', refused('199999')),
      ...REQUEST_FAILS,
    ],
    createCard: [
      done('added', { outcome: 'added', cardId: 'two', balance: { amount: 0, currency: null } }),
      done('makePrimaryCardError', { outcome: 'not-primary', cardId: 'two' }),
      done('199999', refused('199999')),
      failed('offline', 'offline'),
    ],
  },
  failures: {
    unreported: {
      readGiftedCard: 'OPP-082: a notification says so, and the form is there.',
      'readGiftedCard: after(readBound)': 'OPP-082: a notification says so, and the form is there.',
    },
  },
  bound: ({ hasToken, isGift, failure, refusal }) => [hasToken, isGift, failure, refusal?.code ?? null],
  limit: 80,
  rest: ['registering', 'offering', 'added'],
  tags: ['reading', 'digital', 'added'],
  invariants: {
    'neither number nor code of a card is ever kept': ({ context }) =>
      !JSON.stringify(context).includes('60491234') && !JSON.stringify(context).includes('20471234'),
    'nothing of an earlier failure is left while it is tried again, or after it': ({ context, value }) =>
      value === 'registering' || value === 'offering' || (context.failure === null && context.refusal === null),
  },
  properties: {
    'CRD-009 the card is sent as it was entered, with the id of the intent': (graph) => [
      ...missing(
        graph,
        'registering card.submitted(a card at hand)',
        starts('addCard', { card: registered, requestId: 'first' }),
      ),
      ...missing(
        graph,
        'offering card.submitted(a digital one)',
        starts('createCard', { card: digital, requestId: 'second' }),
      ),
    ],
    'CRD-009 a second press while the request is running sends none': (graph) =>
      graph.edges.filter(
        ({ before, stimulus }) => ['adding', 'creating'].includes(String(before.value)) && stimulus.via === 'event',
      ),
    'OPP-081 OPP-082 the card of a link fills the form; a link that cannot be read is a notification': (graph) => [
      ...missing(
        graph,
        'readGiftedCard: read',
        emits('card.read', { cardNumber: '6049123412341234', pin: '20471234' }),
      ),
      ...missing(graph, 'readGiftedCard: unknown link', emits('reading.failed', { failure: 'link-expired' })),
      ...missing(graph, 'after(readBound)', emits('reading.failed', { failure: 'timed-out' })),
    ],
    'OPP-082 the card of a gift is the one that is added: there is no other way': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.context.isGift && stimulus.event.type.endsWith('.chosen')),
    'SVC-039 OPP-080 an added card is said to be added with its amount; a card that is not primary leads to its page': (
      graph,
    ) => [
      ...missing(
        graph,
        'addCard: added',
        emits('card.added', { cardId: 'one', balance: { amount: 2500, currency: null } }),
      ),
      ...missing(
        graph,
        'createCard: added',
        emits('card.added', { cardId: 'two', balance: { amount: 0, currency: null } }),
      ),
      ...missing(graph, 'addCard: makePrimaryCardError', emits('primary.refused', { cardId: 'one' })),
      ...graph.edges
        .filter(({ next, before }) => next.value === 'added' && before.value !== 'added')
        .filter(({ stimulus }) => !/: (added|makePrimaryCardError)$/.test(stimulus.name)),
    ],
    'SVC-038 what was not added can be tried again where it was tried': {
      'addCard: 122000': 'registering',
      'addCard: offline': 'registering',
      'createCard: 199999': 'offering',
      'createCard: offline': 'offering',
      'addCard: added': 'added',
      'createCard: makePrimaryCardError': 'added',
    },
    'another way shows nothing of the failure of the first': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.event.type.endsWith('.chosen'))
        .filter(({ next }) => !isDeepStrictEqual([next.context.failure, next.context.refusal], [null, null])),
  },
  shows: {
    reading: {
      says: 'OPP-081 the card of the link is being read',
      see: ({ screen }) => ok(screen.getByRole('status').textContent?.includes('Getting your gift ready…')),
    },
    registering: {
      says: 'CRD-002 CRD-009 SVC-034 SVC-037 SVC-038 OPP-082 number, code and nickname; a card that was not added says why, what was typed stays',
      see: ({ screen, outcome, snapshot }) => {
        // Which card a gift is is not asked.
        if (snapshot.context.isGift) deepEqual([way(screen, REGISTERED), way(screen, DIGITAL)], [null, null]);
        else ok(isChosen(way(screen, REGISTERED)));
        equal(submit(screen)?.getAttribute('aria-disabled'), null);
        ok(inputOn(screen, 'Card number') && inputOn(screen, 'Security code'));
        seesWhy(screen, outcome);
        if (outcome && outcome.label !== 'unknown link' && outcome.label !== 'after(readBound)') {
          equal(inputOn(screen, 'Card number')?.value.replaceAll(' ', ''), '6049123412341234');
          equal(inputOn(screen, 'Security code')?.value, '20471234');
        }
        equal(buttonOn(screen, 'Try again') !== null, ['121017', '122000', '199999'].includes(outcome?.label ?? ''));
      },
    },
    offering: {
      says: 'CRD-002 SVC-038 a digital card needs no number; one that was not added says why',
      see: ({ screen, outcome }) => {
        ok(isChosen(way(screen, DIGITAL)));
        equal(inputOn(screen, 'Card number'), null);
        ok(buttonOn(screen, 'Get my card'));
        seesWhy(screen, outcome);
      },
    },
    adding: {
      says: 'CRD-009 while the request is running the button says so, and nothing of an earlier failure is left',
      see: ({ screen }) => {
        ok(submit(screen)?.textContent?.includes('Adding card…'));
        equal(alertOn(screen), '');
      },
    },
    creating: {
      says: 'CRD-009 while the request is running the button says so, and nothing of an earlier failure is left',
      see: ({ screen }) => {
        ok(submit(screen)?.textContent?.includes('Adding card…'));
        equal(alertOn(screen), '');
      },
    },
    added: {
      says: 'CRD-009 OPP-080 the page of the card follows, also of one that is not the primary one',
      see: ({ screen }) => ok(/^\/account\/cards\/(one|two)$/.test(addressOn(screen))),
    },
  },
  causes: {
    'registered.chosen': {
      control: ({ screen }) => (isChosen(way(screen, REGISTERED)) ? null : way(screen, REGISTERED)),
    },
    'digital.chosen': { control: ({ screen }) => (isChosen(way(screen, DIGITAL)) ? null : way(screen, DIGITAL)) },
    'card.submitted': {
      control: ({ screen }) => submit(screen),
      // The view makes the id.
      anyPayload: true,
      perform: async (user, { screen }) => {
        const type = (label: string, value: string) => {
          const field = inputOn(screen, label);
          if (field) fireEvent.input(field, { target: { value } });
        };
        type('Card number', '6049 1234 1234 1234');
        type('Security code', '20471234');
        type('Nickname', 'Lunch');
        await user.click(screen.getByRole('button', { name: /^Add card|^Get my card/ }));
      },
    },
  },
});
