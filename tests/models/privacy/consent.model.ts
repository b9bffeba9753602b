import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { type Consent, FULL_CONSENT, NO_CONSENT } from '#domain/privacy/consent.ts';
import { consentMachine } from '#machines/privacy/consent.machine.ts';
import { externalEvents } from '../external-events.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { buttonOn } from '../kit/on-screen.ts';

const switchOf = (screen: Screen, purpose: keyof Consent) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: purpose === 'analytics' ? 'Analytics' : 'Advertising' });
const wantsToKeep = ({ to }: Edge, states: ReadonlyMap<string, { snapshot: { value: unknown } }>) =>
  states.get(to)?.snapshot.value === 'keeping';

export const model = defineModel<typeof consentMachine>({
  machine: consentMachine,
  inputs: {
    'never asked': { kept: null, isReopened: false },
    'never asked, by the link': { kept: null, isReopened: true },
    'looked at again': { kept: { analytics: true, advertising: false }, isReopened: true },
  },
  events: {
    'all.accepted': [{ label: '' }],
    'needed.chosen': [{ label: '' }],
    'details.opened': [{ label: '' }],
    'details.closed': [{ label: '' }],
    'purpose.turned': [
      { label: 'analytics', payload: { purpose: 'analytics' } },
      { label: 'advertising', payload: { purpose: 'advertising' } },
    ],
    'choice.saved': [{ label: '' }],
    'consent.kept': [{ label: '' }],
  },
  outcomes: { keepConsent: [done('kept'), failed('refused', new Error('no cookies here'))] },
  // The specification names no bound of a request: our choice.
  waits: { keepBound: 5_000 },
  bound: ({ chosen, isReopened }) => [chosen, isReopened],
  limit: 60,
  rest: ['open.asking', 'open.choosing', 'closed'],
  tags: ['asking', 'choosing'],
  invariants: {
    'FC-140 one thing is shown at a time': (now) =>
      (['asking', 'choosing', 'busy'] as const).filter((tag) => now.hasTag(tag)).length ===
      (now.value === 'closed' ? 0 : 1),
  },
  properties: {
    'FC-140 nothing is kept without a press that says so': (graph) =>
      graph.edges
        .filter((edge) => wantsToKeep(edge, graph.states))
        .filter(
          ({ stimulus }) =>
            stimulus.via !== 'event' ||
            !['all.accepted', 'needed.chosen', 'choice.saved'].includes(stimulus.event.type),
        ),
    'FC-140 each answer to the question asks for what it says': (graph) =>
      graph.edges.filter(({ stimulus, next }) => {
        if (stimulus.via !== 'event') return false;
        const chosen = next.context.chosen;
        if (stimulus.event.type === 'all.accepted') return chosen !== FULL_CONSENT;
        return stimulus.event.type === 'needed.chosen' && chosen !== NO_CONSENT;
      }),
  },
  shows: {
    'open.asking': {
      says: 'FC-140 the question offers both answers, one like the other, and the choice in detail',
      see: ({ screen }) => {
        const [needed, all] = [buttonOn(screen, 'Necessary only'), buttonOn(screen, 'Accept all')];
        ok(needed && all && buttonOn(screen, 'Customize'));
        equal(needed.className, all.className);
        equal(switchOf(screen, 'analytics'), null);
      },
    },
    'open.choosing': {
      says: 'ACC-114 in detail each purpose has a switch, which shows what is chosen',
      see: ({ snapshot, screen }) => {
        for (const purpose of ['analytics', 'advertising'] as const) {
          equal(switchOf(screen, purpose)?.checked, snapshot.context.chosen[purpose]);
        }
        equal(buttonOn(screen, 'Accept all'), null);
      },
    },
    keeping: {
      says: 'FC-140 an answered question is gone at once',
      see: ({ screen }) => equal(screen.queryByRole('region'), null),
    },
    closed: {
      says: 'FC-140 nothing is asked',
      see: ({ screen }) => {
        equal(screen.queryByRole('region'), null);
        ok(screen.getByText('the page'));
      },
    },
  },
  causes: {
    'all.accepted': { control: ({ screen }) => buttonOn(screen, 'Accept all') },
    'needed.chosen': { control: ({ screen }) => buttonOn(screen, 'Necessary only') },
    'details.opened': { control: ({ screen }) => buttonOn(screen, 'Customize') },
    'details.closed': { control: ({ screen }) => buttonOn(screen, 'Back') ?? buttonOn(screen, 'Close') },
    'purpose.turned': { control: ({ screen, payload: { purpose } }) => switchOf(screen, purpose) },
    'choice.saved': { control: ({ screen }) => buttonOn(screen, 'Save my choice') },
    'consent.kept': { arrives: () => externalEvents.fire({ type: 'consent.kept' }) },
  },
});
