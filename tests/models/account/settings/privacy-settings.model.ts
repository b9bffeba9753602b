import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { privacySettingsMachine } from '#machines/account/settings/privacy-settings.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import type { Edge } from '../../kit/graph.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, has, hasFailed, missing, wrongTargets } from '../../kit/on-graph.ts';
import { buttonOn, textOn } from '../../kit/on-screen.ts';

/** What the server said last. */
const SHOWN = false;
/** Chosen when the session ended. */
const LOST = !SHOWN;

const sharing = (screen: Screen) =>
  screen.queryByRole<HTMLInputElement>('switch', { name: 'Do Not Sell or Share My Personal Information' });

/** What a step sends, and what it emits. */
const sentBy = ({ effects }: Edge) => effects.filter(({ does }) => does === 'starts').map(({ value }) => value);
const emittedBy = ({ effects }: Edge) => effects.filter(({ does }) => does === 'emits').map(({ name }) => name);

export const model = defineModel<typeof privacySettingsMachine>({
  machine: privacySettingsMachine,
  inputs: { afresh: { optimistic: null }, 'with a choice that was not saved': { optimistic: LOST } },
  events: {
    'sharing.turned': [{ label: 'on or off', payload: { shown: SHOWN } }],
    'unsaved.confirmed': [{ label: '' }],
    'unsaved.discarded': [{ label: '' }],
  },
  outcomes: {
    savePrivacy: [done('saved'), failed('server error', 'server'), failed('unforeseen', new Error('unforeseen'))],
  },
  bound: ({ optimistic, requested }) => [optimistic, requested],
  limit: 30,
  rest: ['resting', 'offering'],
  tags: ['offered'],
  invariants: {
    'ACC-114 pending from the turn to the answer, and at rest there is no optimistic value': (now) =>
      now.hasTag('pending') === (now.context.optimistic !== null && !now.hasTag('offered')),
    'FC-064 nothing is requested while the choice is offered': (now) =>
      !now.hasTag('offered') || now.context.requested === null,
  },
  properties: {
    'FC-064 a choice that was not saved is saved only by a press': (graph) => [
      ...graph.edges
        .filter(({ before }) => before.value === 'offering')
        .filter(({ stimulus }) => stimulus.via !== 'event'),
      ...wrongTargets(graph, { 'unsaved.discarded()': 'resting' }),
      ...missing(graph, 'unsaved.confirmed()', starts('savePrivacy', { doNotSellOrShare: LOST })),
    ],
    'ACC-114 a turned switch shows at once': (graph) =>
      always(
        graph,
        ['sharing.turned'],
        ({ before, next }) =>
          next.value === 'saving' && next.context.optimistic !== (before.context.optimistic ?? SHOWN),
      ),
    'ACC-114 what is shown is sent, at once, or after the answer to what was sent before': (graph) =>
      graph.edges.filter((edge) => {
        const isFirst = edge.before.value !== 'saving' && edge.next.value === 'saving';
        const isNext =
          edge.stimulus.name === 'savePrivacy: saved' &&
          !(edge.before.context.optimistic === edge.before.context.requested);
        const due = isFirst || isNext ? [{ doNotSellOrShare: edge.next.context.optimistic }] : [];
        return !isDeepStrictEqual(sentBy(edge), due);
      }),
    'ACC-114 an answer leads to rest, or to the next call': {
      'savePrivacy: saved': ['resting', 'saving'],
      'resting sharing.turned(on or off)': 'saving',
    },
    'ACC-114 saved is emitted exactly when the last choice is saved': (graph) =>
      graph.edges.filter((edge) => {
        const isDue =
          edge.stimulus.name === 'savePrivacy: saved' &&
          edge.before.context.optimistic === edge.before.context.requested;
        return isDue !== emittedBy(edge).includes('privacy.saved') || (isDue && edge.next.value !== 'resting');
      }),
    'ACC-114 every failure drops the optimistic value': (graph) =>
      graph.edges.filter(hasFailed).filter(({ next }) => next.context.optimistic !== null),
    'ACC-114 FC-064 a failure is emitted with its reason, and with what was wanted': (graph) =>
      Object.entries({
        'savePrivacy: server error': 'server',
        'savePrivacy: unforeseen': 'unexpected',
        'after(saveBound)': 'timed-out',
      }).flatMap(([step, failure]) =>
        always(graph, [step], (edge) =>
          has(edge, emits('privacy.refused', { failure, wanted: edge.before.context.optimistic })),
        ),
      ),
  },
  shows: {
    offering: {
      says: 'FC-064 the switch shows what was lost, with the ways to save it or to leave it',
      see: ({ screen }) => {
        equal(sharing(screen)?.checked, LOST);
        ok(buttonOn(screen, 'Save my choice') && buttonOn(screen, 'Discard changes'));
      },
    },
    resting: {
      says: 'ACC-113 ACC-114 at rest nothing is pending and the switch shows what the server confirmed',
      see: ({ screen }) => {
        equal(textOn(screen, 'confirmed'), String(sharing(screen)?.checked));
        equal(sharing(screen)?.closest('section')?.getAttribute('aria-busy'), 'false');
        equal(buttonOn(screen, 'Save my choice'), null);
      },
    },
    saving: {
      says: 'ACC-114 while it is saved the switch shows the optimistic value',
      see: ({ snapshot, screen }) => equal(sharing(screen)?.checked, snapshot.context.optimistic),
    },
  },
  causes: {
    'sharing.turned': { control: ({ screen }) => sharing(screen), anyPayload: true },
    'unsaved.confirmed': { control: ({ screen }) => buttonOn(screen, 'Save my choice') },
    'unsaved.discarded': { control: ({ screen }) => buttonOn(screen, 'Discard changes') },
  },
});
