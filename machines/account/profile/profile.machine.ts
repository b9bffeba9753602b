import { assertEvent, assign, emit, setup } from 'xstate';
import type { PersonalChanges } from '#domain/account/personal-details.ts';
import { type FailureCode, failureOfEvent, isAnswerLost } from '#domain/failure.ts';
import { unprovided } from '../../unprovided.ts';

/** Editing what the retailer knows of a member. What was typed lives in the form, what was saved in the query cache. */
export const profileMachine = setup({
  types: {} as {
    /** `leaving`: the person has asked to leave while the answer is awaited. `isMaybeSaved`: an answer was lost since the last one. */
    context: { failure: FailureCode | null; leaving: boolean; isMaybeSaved: boolean };
    events:
      | { type: 'form.changed' }
      | { type: 'form.reverted' }
      | { type: 'form.submitted'; changes: PersonalChanges }
      | { type: 'leave.pressed' }
      | { type: 'leave.confirmed' }
      | { type: 'leave.cancelled' };
    emitted: { type: 'profile.saved' } | { type: 'leave.allowed' } | { type: 'leave.refused' };
    tags: 'busy' | 'asking' | 'unsaved';
  },
  actors: { saveProfile: unprovided<{ changes: PersonalChanges }, void>('saveProfile') },
  actions: {
    beginSaving: assign({ failure: null, leaving: false }),
    keepFailure: assign(({ context }, { failure }: { failure: FailureCode }) => ({
      failure,
      leaving: false,
      isMaybeSaved: context.isMaybeSaved || isAnswerLost(failure),
    })),
    dropFailure: assign({ failure: null }),
    keepSaved: assign({ isMaybeSaved: false }),
    holdLeave: assign({ leaving: true }),
    emitSaved: emit({ type: 'profile.saved' }),
    allowLeave: emit({ type: 'leave.allowed' }),
    refuseLeave: emit({ type: 'leave.refused' }),
  },
  guards: {
    isLeaving: ({ context }) => context.leaving,
    /** Else the retailer may have what was typed before. */
    isSavedKnown: ({ context }) => !context.isMaybeSaved,
  },
  delays: { /** Longer than the transport waits for the reading and for the saving after it. */ saveBound: 35_000 },
}).createMachine({
  id: 'profile',
  description: '[ACC-127 ACC-129] Personal information: changed, saved, or left as it was.',
  context: { failure: null, leaving: false, isMaybeSaved: false },
  options: { maxIterations: 50 },
  initial: 'untouched',
  states: {
    untouched: {
      description: '[ACC-127] The form shows what the retailer knows; leaving asks nothing.',
      on: {
        'form.changed': { description: '[ACC-129] Something differs from what is saved.', target: 'changed' },
        'form.submitted': {
          description: '[ACC-129] Nothing differs, so it is saved already: the notice says so.',
          actions: 'emitSaved',
        },
      },
    },
    changed: {
      description: '[ACC-129] Something is not saved yet; after a failure it says why and keeps what was typed.',
      tags: 'unsaved',
      on: {
        'form.reverted': {
          description:
            '[ACC-129] Everything is as it was saved again; after a lost answer that is not known, and it waits to be saved.',
          guard: 'isSavedKnown',
          target: 'untouched',
          actions: 'dropFailure',
        },
        'form.submitted': { description: '[ACC-129] Saves everything at once.', target: 'saving' },
        'leave.pressed': { description: 'Leaving would lose what was typed: asks first.', target: 'asking' },
      },
    },
    saving: {
      description: '[ACC-129] Waits for the answer; the fields rest meanwhile.',
      tags: ['busy', 'unsaved'],
      entry: 'beginSaving',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ event }) => {
          assertEvent(event, 'form.submitted');
          return { changes: event.changes };
        },
        onDone: [
          {
            description: '[ACC-129] Saved, and the member was about to leave: goes on.',
            guard: 'isLeaving',
            target: 'left',
            actions: ['emitSaved', 'allowLeave'],
          },
          {
            description: '[ACC-129] Saved: the notice says so.',
            target: 'untouched',
            actions: ['keepSaved', 'emitSaved'],
          },
        ],
        onError: {
          description: '[ACC-129] Refused or failed: everything typed stays, and the reason is shown.',
          target: 'changed',
          actions: [{ type: 'keepFailure', params: failureOfEvent }, 'refuseLeave'],
        },
      },
      on: {
        'leave.pressed': {
          description: 'Leaves once the answer is there: until then it is unknown whether anything would be lost.',
          actions: 'holdLeave',
        },
      },
      after: {
        saveBound: {
          description: '[ACC-129] No answer in time counts as a failure.',
          target: 'changed',
          actions: [{ type: 'keepFailure', params: { failure: 'timed-out' } }, 'refuseLeave'],
        },
      },
    },
    asking: {
      description: 'Asks whether to leave without saving.',
      tags: ['asking', 'unsaved'],
      on: {
        'leave.confirmed': {
          description: 'Leaves; what was typed is dropped on purpose.',
          target: 'left',
          actions: 'allowLeave',
        },
        'leave.cancelled': {
          description: 'Stays with everything that was typed.',
          target: 'changed',
          actions: 'refuseLeave',
        },
      },
    },
    left: { description: 'The page is being left.' },
  },
});
