import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { onboardingCardsMachine } from '#machines/home/onboarding-cards.machine.ts';
import { emits } from '../kit/effects.ts';
import { defineModel } from '../kit/model.ts';
import { has, missing, valueAt, wrongTargets } from '../kit/on-graph.ts';

/** What the walk does to the card: into sight, out of it, or seen in another tab. */
export const page = { show: (_isInSight: boolean) => {}, seeElsewhere: () => {} };

const title = (screen: Screen) => screen.queryByText('First order: done');

const seesCard = (screen: Screen) => {
  ok(title(screen));
  ok(screen.getByText('From now on your usual is one tap away.'));
};

/** As the graph names them. */
const OUT_OF_SIGHT = '{"unseen":"outOfSight"}';
const IN_SIGHT = '{"unseen":"inSight"}';

export const model = defineModel<typeof onboardingCardsMachine>({
  machine: onboardingCardsMachine,
  inputs: { start: undefined },
  events: {
    'card.entered': [{ label: 'scrolled to' }],
    'card.left': [{ label: 'scrolled away' }],
    'seen.elsewhere': [{ label: 'in another tab' }],
  },
  outcomes: {},
  // FED-073
  waits: { readingTime: 5_000 },
  bound: () => null,
  limit: 5,
  rest: ['unseen.outOfSight', 'seen'],
  tags: ['collapsed'],
  invariants: {},
  properties: {
    'FED-073 five seconds in sight, and nothing else here, mark the task as seen': (graph) => [
      ...missing(graph, 'after(readingTime)', emits('task.seen')),
      ...graph.edges
        .filter((edge) => has(edge, 'task.seen'))
        .filter(({ stimulus }) => stimulus.name !== 'after(readingTime)'),
      ...wrongTargets(graph, { 'after(readingTime)': 'seen' }),
    ],
    'FED-073 a card that is not displayed, not yet or no more, is not being read': (graph) => [
      ...wrongTargets(graph, {
        [`${OUT_OF_SIGHT} card.entered(scrolled to)`]: IN_SIGHT,
        [`${IN_SIGHT} card.left(scrolled away)`]: OUT_OF_SIGHT,
      }),
      ...[...graph.starts.values()].filter((start) => JSON.stringify(valueAt(start)) !== OUT_OF_SIGHT),
    ],
    'FED-074 what was seen stays seen': (graph) => graph.edges.filter(({ before }) => before.value === 'seen'),
  },
  shows: {
    'unseen.outOfSight': {
      says: 'FED-073 the card that the task is done is there, out of sight',
      see: ({ screen }) => seesCard(screen),
    },
    'unseen.inSight': {
      says: 'FED-073 the card that the task is done is read',
      see: ({ screen }) => seesCard(screen),
    },
    seen: { says: 'FED-074 AMB-41 nothing of the card is left', see: ({ screen }) => equal(title(screen), null) },
  },
  causes: {
    'card.entered': { arrives: () => page.show(true) },
    'card.left': { arrives: () => page.show(false) },
    'seen.elsewhere': { arrives: () => page.seeElsewhere() },
  },
});
