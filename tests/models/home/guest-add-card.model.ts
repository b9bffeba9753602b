import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { guestAddCardMachine } from '#machines/home/guest-add-card.machine.ts';
import { closesBy } from '../kit/closes-by.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { has, missing } from '../kit/on-graph.ts';
import { addressOn, buttonOn, dialogOn } from '../kit/on-screen.ts';

const SHEET = 'To add a card, create an account or sign in';

const inSheet = (screen: Screen, role: 'button' | 'link', name: string) =>
  dialogOn(screen, SHEET) ? screen.queryByRole(role, { name }) : null;

export const model = defineModel<typeof guestAddCardMachine>({
  machine: guestAddCardMachine,
  inputs: { start: undefined },
  events: {
    'sheet.closed': [{ label: 'Close' }, { label: 'Escape' }, { label: 'Back' }],
  },
  outcomes: {
    readMembership: [done('a guest', false), done('a member', true), failed('unforeseen', new Error('unforeseen'))],
  },
  bound: () => null,
  limit: 4,
  rest: ['asking', 'ended'],
  tags: ['asking'],
  invariants: {},
  properties: {
    'FED-021 FED-022 a guest is asked, a member goes on, and closing ends it': {
      'checking readMembership: a guest': 'asking',
      'checking readMembership: unforeseen': 'asking',
      'checking readMembership: a member': 'ended',
      'asking sheet.closed(Close)': 'ended',
      'asking sheet.closed(Escape)': 'ended',
      'asking sheet.closed(Back)': 'ended',
    },
    'FED-022 only a member is brought to the page that adds cards': (graph) => [
      ...missing(graph, 'readMembership: a member', emits('cardPage.requested')),
      ...graph.edges
        .filter(({ stimulus }) => stimulus.name !== 'readMembership: a member')
        .filter((edge) => has(edge, 'cardPage.requested'))
        .map(({ stimulus }) => stimulus.name),
    ],
  },
  shows: {
    checking: {
      says: 'FED-021 nothing lies over the page, and its button is busy',
      see: ({ screen }) => {
        equal(dialogOn(screen), null);
        equal(buttonOn(screen, /One moment…/)?.getAttribute('aria-disabled'), 'true');
      },
    },
    asking: {
      says: 'FED-021 FED-022 the sheet with its words, Join now, Sign in and the way to close it',
      see: ({ screen }) => {
        ok(dialogOn(screen, SHEET));
        equal(inSheet(screen, 'link', 'Join now')?.getAttribute('href'), '/account/create');
        equal(
          inSheet(screen, 'link', 'Sign in')?.getAttribute('href'),
          '/account/signin?returnUrl=%2Faccount%2Fcards%2Fadd',
        );
        ok(inSheet(screen, 'button', 'Close'));
      },
    },
    ended: {
      says: 'FED-022 the page as before, or for a member the page that adds cards',
      see: ({ screen, outcome }) => {
        equal(dialogOn(screen), null);
        equal(addressOn(screen), outcome?.label === 'a member' ? '/account/cards/add' : '/');
        ok(buttonOn(screen, 'Add a card'));
      },
    },
  },
  causes: {
    'sheet.closed': closesBy('Close', (screen) => inSheet(screen, 'button', 'Close')),
  },
});
