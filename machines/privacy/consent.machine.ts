import { assign, emit, setup } from 'xstate';
import { type Consent, FULL_CONSENT, NO_CONSENT } from '#domain/privacy/consent.ts';
import { unprovided } from '../unprovided.ts';

/** What this browser may be measured for beyond what the site needs: asked once, and again on request. */
export const consentMachine = setup({
  types: {} as {
    /** `chosen`: as the choice in detail shows it, and as it is kept. */
    context: { chosen: Consent; isReopened: boolean };
    /** `kept`: the choice that was made before; `isReopened`: the visitor opens the choice again. */
    input: { kept: Consent | null; isReopened: boolean };
    events:
      | { type: 'all.accepted' }
      | { type: 'needed.chosen' }
      | { type: 'details.opened' }
      | { type: 'details.closed' }
      | { type: 'purpose.turned'; purpose: keyof Consent }
      | { type: 'choice.saved' }
      | { type: 'consent.kept' };
    emitted: { type: 'consent.closed' };
    tags: 'busy' | 'asking' | 'choosing';
  },
  actors: { keepConsent: unprovided<Consent, void>('keepConsent') },
  actions: {
    chooseAll: assign({ chosen: FULL_CONSENT }),
    chooseNeeded: assign({ chosen: NO_CONSENT }),
    turnPurpose: assign({
      chosen: ({ context: { chosen } }, { purpose }: { purpose: keyof Consent }) => ({
        ...chosen,
        [purpose]: !chosen[purpose],
      }),
    }),
    emitClosed: emit({ type: 'consent.closed' }),
  },
  guards: { isReopened: ({ context }) => context.isReopened },
  delays: { keepBound: 5_000 },
}).createMachine({
  id: 'consent',
  description: '[ACC-114 FC-140] Nothing is measured before the visitor has agreed to it.',
  context: ({ input }) => ({ chosen: input.kept ?? NO_CONSENT, isReopened: input.isReopened }),
  options: { maxIterations: 50 },
  initial: 'open',
  states: {
    open: {
      description: '[FC-140] Waits for the visitor; the page stays usable.',
      initial: 'beginning',
      on: {
        'consent.kept': {
          description: '[ACC-114] Chosen in another part of the page, or in another tab: the question closes.',
          target: 'closed',
        },
      },
      states: {
        beginning: {
          description: '[ACC-114] Starts with the question, or with the choice to change.',
          always: [
            { description: '[ACC-114] The visitor opens the choice again.', guard: 'isReopened', target: 'choosing' },
            { description: '[FC-140] There is no choice yet.', target: 'asking' },
          ],
        },
        asking: {
          description: '[FC-140] Offers both answers alike, and the choice in detail.',
          tags: 'asking',
          on: {
            'all.accepted': {
              description: '[FC-140] Agrees to everything.',
              target: '#consent.keeping',
              actions: 'chooseAll',
            },
            'needed.chosen': {
              description: '[FC-140] Agrees to nothing beyond what the site needs.',
              target: '#consent.keeping',
              actions: 'chooseNeeded',
            },
            'details.opened': { description: '[ACC-114] Chooses for each purpose.', target: 'choosing' },
          },
        },
        choosing: {
          description: '[ACC-114] One switch for each purpose, as it was chosen before; without a choice all are off.',
          tags: 'choosing',
          on: {
            'purpose.turned': {
              description: '[ACC-114] A switch is turned; nothing is kept yet.',
              actions: { type: 'turnPurpose', params: ({ event }) => event },
            },
            'choice.saved': { description: '[ACC-114] The choice is kept as it is shown.', target: '#consent.keeping' },
            'details.closed': [
              {
                description: '[ACC-114] Closed without saving: the choice stays as it was.',
                guard: 'isReopened',
                target: '#consent.closed',
              },
              { description: '[FC-140] Back to the question, which is still open.', target: 'asking' },
            ],
          },
        },
      },
    },
    keeping: {
      description: '[ACC-114 FC-140] The choice is kept in this browser.',
      tags: 'busy',
      invoke: {
        id: 'keepConsent',
        src: 'keepConsent',
        input: ({ context }) => context.chosen,
        onDone: { description: '[FC-140] Kept for half a year, where the browser keeps cookies.', target: 'closed' },
        onError: {
          description: '[FC-140] It could not be kept: the question is not shown twice in one visit.',
          target: 'closed',
        },
      },
      after: { keepBound: { description: 'No answer in time: the banner closes.', target: 'closed' } },
    },
    closed: { description: '[ACC-114 FC-140] No question is shown.', entry: 'emitClosed' },
  },
});
