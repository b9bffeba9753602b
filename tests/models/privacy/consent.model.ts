import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { InputFrom } from 'xstate';
import { type Consent, FULL_CONSENT, NO_CONSENT } from '#domain/privacy/consent.ts';
import { consentMachine } from '#machines/privacy/consent.machine.ts';
import { starts } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always } from '../kit/on-graph.ts';
import { buttonOn } from '../kit/on-screen.ts';

const switchOf = (screen: Screen, purpose: keyof Consent) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: purpose === 'analytics' ? 'Analytics' : 'Advertising' });
const wantsToKeep = ({ to }: Edge, states: ReadonlyMap<string, { snapshot: { value: unknown } }>) =>
  states.get(to)?.snapshot.value === 'keeping';

const INPUTS: Record<string, InputFrom<typeof consentMachine>> = {
  'never asked': { kept: null, isReopened: false },
  'never asked, by the link': { kept: null, isReopened: true },
  'looked at again': { kept: { analytics: true, advertising: false }, isReopened: true },
};

export const model = defineModel<typeof consentMachine>({
  machine: consentMachine,
  inputs: INPUTS,
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
    'ACC-114 FC-140 every answer is kept': {
      'all.accepted()': 'keeping',
      'needed.chosen()': 'keeping',
      'choice.saved()': 'keeping',
    },
    'ACC-114 FC-140 what is chosen is kept as it is, by one call': (graph) =>
      graph.edges
        .filter((edge) => wantsToKeep(edge, graph.states))
        .filter(({ next, effects }) => {
          const due = [starts('keepConsent', next.context.chosen)];
          return !isDeepStrictEqual(effects, due);
        }),
    'ACC-114 FC-140 it begins with what was chosen before, and without a choice every purpose is off': (graph) =>
      Object.entries(INPUTS)
        .filter(([label, { kept, isReopened }]) => {
          const first = graph.beginnings.get(label)?.next;
          const due = isReopened ? 'choosing' : 'asking';
          return !first?.matches({ open: due }) || !isDeepStrictEqual(first.context.chosen, kept ?? NO_CONSENT);
        })
        .map(([label]) => label),
    'ACC-114 a switch turns its own purpose and no other, and nothing else on the way changes the choice': (graph) =>
      graph.edges
        .filter(({ stimulus }) => !['all.accepted', 'needed.chosen'].includes(stimulus.event.type))
        .filter(({ before, next, stimulus }) => {
          const was = before.context.chosen;
          const turned: Consent =
            stimulus.event['purpose'] === 'analytics'
              ? { ...was, analytics: !was.analytics }
              : { ...was, advertising: !was.advertising };
          const due = stimulus.event.type === 'purpose.turned' ? turned : was;
          return !isDeepStrictEqual(next.context.chosen, due);
        }),
    'ACC-114 FC-140 without saving the question is asked still, and a choice that was opened again closes': (graph) =>
      always(graph, ['details.closed'], ({ before, next }) =>
        next.matches(before.context.isReopened ? 'closed' : { open: 'asking' }),
      ),
    'FC-140 a choice that was made elsewhere, kept or refused ends the question': {
      'consent.kept()': 'closed',
      'keepConsent: kept': 'closed',
      'keepConsent: refused': 'closed',
    },
    'FC-140 the end of the question is emitted, and nothing else is': (graph) =>
      graph.edges.filter(({ next, effects }) => {
        const emitted = effects.filter(({ does }) => does === 'emits').map(({ name }) => name);
        return !isDeepStrictEqual(emitted, next.matches('closed') ? ['consent.closed'] : []);
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
