import { emit, setup } from 'xstate';

/** A card that says a task of a member's first days is done, until the member has seen it: one machine for each card. */
export const onboardingCardsMachine = setup({
  types: {} as {
    events: { type: 'card.entered' } | { type: 'card.left' } | { type: 'seen.elsewhere' };
    emitted: { type: 'task.seen' };
    tags: 'collapsed';
  },
  actions: { emitSeen: emit({ type: 'task.seen' }) },
  delays: { readingTime: 5_000 },
}).createMachine({
  id: 'onboardingCards',
  description: '[FED-073 FED-074] A done task is seen once its card was in sight for five seconds, and then goes.',
  options: { maxIterations: 50 },
  initial: 'unseen',
  states: {
    unseen: {
      description: '[FED-073] The card says that the task is done.',
      on: {
        'seen.elsewhere': {
          description: '[FED-074 FED-076] Another tab has shown it long enough.',
          target: 'seen',
        },
      },
      initial: 'outOfSight',
      states: {
        outOfSight: {
          description:
            '[FED-073] The card is not on the screen, or the page lies behind another: no time passes for it.',
          on: { 'card.entered': { description: '[FED-073] The card comes into sight.', target: 'inSight' } },
        },
        inSight: {
          description: '[FED-073] The card can be read.',
          on: { 'card.left': { description: '[FED-073] It was not in sight long enough.', target: 'outOfSight' } },
          after: {
            readingTime: {
              description: '[FED-073 FED-075] Five seconds in sight: its name is added to the list of seen tasks.',
              target: '#onboardingCards.seen',
              actions: 'emitSeen',
            },
          },
        },
      },
    },
    seen: { description: '[FED-074] The card is collapsed: nothing of it is shown any more.', tags: 'collapsed' },
  },
});
