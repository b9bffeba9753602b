import { deepStrictEqual, equal } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import type { JoinCardOption } from '#domain/account/new-account.ts';
import { cardSectionMachine } from '#machines/account/join/card-section.machine.ts';
import { externalEvents } from '../../kit/external-events.ts';
import { defineModel } from '../../kit/model.ts';
import { valueAt } from '../../kit/on-graph.ts';

const NAMES: Readonly<Record<JoinCardOption, RegExp>> = {
  digitalCard: /^Get a digital card/,
  registerCard: /^Register a card I have/,
  noCard: /^No card for now/,
};

const radio = (screen: Screen, card: JoinCardOption) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: NAMES[card] });

/** The one choice that is marked, and whether number and code are asked. */
const sees = (screen: Screen, card: JoinCardOption) => {
  const marked = (['digitalCard', 'registerCard', 'noCard'] as const).filter((each) => radio(screen, each)?.checked);
  deepStrictEqual(marked, [card]);
  for (const label of ['Card number', 'Security code'])
    equal(screen.queryByRole('textbox', { name: label }) !== null, card === 'registerCard', label);
};

export const model = defineModel<typeof cardSectionMachine>({
  machine: cardSectionMachine,
  inputs: { start: undefined },
  events: {
    'card.chosen': [
      { label: 'digital', payload: { card: 'digitalCard' } },
      { label: 'a card to register', payload: { card: 'registerCard' } },
      { label: 'none', payload: { card: 'noCard' } },
    ],
    'cardField.filled': [{ label: 'by a password manager' }],
  },
  outcomes: {},
  bound: () => null,
  limit: 10,
  rest: ['digitalCard', 'registerCard', 'noCard'],
  tags: ['digitalCard', 'registerCard', 'noCard'],
  invariants: {
    'ACC-047 the card part is exactly one of digital, registered and none': (now) =>
      (['digitalCard', 'registerCard', 'noCard'] as const).filter((card) => now.hasTag(card)).length === 1,
  },
  properties: {
    'ACC-051 a card field that is filled leads to registerCard from every other choice': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.value !== 'registerCard')
        .filter(
          ({ out }) =>
            !out.some(
              ({ stimulus, next }) => stimulus.event.type === 'cardField.filled' && next.value === 'registerCard',
            ),
        )
        .map(({ key }) => key),
    'ACC-051 a card field that is filled again changes nothing': {
      'registerCard cardField.filled(by a password manager)': [],
    },
    'ACC-050 a digital card is chosen at first': (graph) =>
      [...graph.starts.values()].filter((key) => valueAt(key) !== 'digitalCard'),
    'ACC-047 ACC-050 each choice leads to itself, from each of the others': {
      'digitalCard card.chosen(a card to register)': 'registerCard',
      'digitalCard card.chosen(none)': 'noCard',
      'registerCard card.chosen(digital)': 'digitalCard',
      'registerCard card.chosen(none)': 'noCard',
      'noCard card.chosen(digital)': 'digitalCard',
      'noCard card.chosen(a card to register)': 'registerCard',
    },
  },
  shows: {
    digitalCard: {
      says: 'ACC-050 a digital card asks for neither number nor code',
      see: ({ screen }) => sees(screen, 'digitalCard'),
    },
    registerCard: {
      says: 'ACC-050 ACC-051 a card that is registered asks for number and code, however it came to that',
      see: ({ screen }) => sees(screen, 'registerCard'),
    },
    noCard: {
      says: 'ACC-047 ACC-050 no card asks for neither number nor code',
      see: ({ screen }) => sees(screen, 'noCard'),
    },
  },
  causes: {
    'card.chosen': {
      control: ({ screen, payload }) => radio(screen, payload.card),
      idle: 'the chosen card stays chosen',
    },
    'cardField.filled': { arrives: () => externalEvents.fire({ type: 'cardField.filled' }) },
  },
});
