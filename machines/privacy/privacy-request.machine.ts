import { assertEvent, assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** The request not to sell or share what is known of an address. The address stays in the form, no longer than the page. */
export const privacyRequestMachine = setup({
  types: {} as {
    /** `failure`: why the last request was not taken. */
    context: { failure: FailureCode | null };
    events: { type: 'email.submitted'; emailAddress: string };
    emitted: { type: 'request.accepted' };
    tags: 'busy' | 'error' | 'accepted';
  },
  actors: { sendRequest: unprovided<{ emailAddress: string }, void>('sendRequest') },
  actions: {
    emitAccepted: emit({ type: 'request.accepted' }),
    keepFailure: assign({ failure: (_, params: { failure: FailureCode }) => params.failure }),
    dropFailure: assign({ failure: null }),
  },
  delays: { requestBound: 20_000 },
}).createMachine({
  id: 'privacyRequest',
  description: '[PRI-008..011] Asks once that nothing known of an address is sold or shared.',
  context: { failure: null },
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description: '[PRI-001] The form with one field.',
      initial: 'fresh',
      on: {
        'email.submitted': {
          description: '[PRI-005 PRI-006 PRI-008] An address that the form has checked is sent.',
          target: 'sending',
        },
      },
      states: {
        fresh: { description: '[PRI-001] Nothing was sent yet.' },
        failed: {
          description: '[PRI-011] What was typed is still there; the notification stays until something is sent again.',
          tags: 'error',
        },
      },
    },
    sending: {
      description: '[PRI-008 PRI-009] One request is under way; a second press sends none.',
      tags: 'busy',
      entry: 'dropFailure',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ event }) => {
          assertEvent(event, 'email.submitted');
          return { emailAddress: event.emailAddress };
        },
        onDone: {
          description: '[PRI-009 PRI-010] Taken, whether or not the address is known.',
          target: 'accepted',
        },
        onError: {
          description: '[PRI-011] Not taken: the notification says so, and the form can be sent again.',
          target: 'filling.failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
      after: {
        requestBound: {
          description: '[PRI-011] No answer in time counts as not taken.',
          target: 'filling.failed',
          actions: { type: 'keepFailure', params: { failure: 'timed-out' } },
        },
      },
    },
    accepted: {
      description: '[PRI-010] Leads to the confirmation; this form sends nothing more.',
      tags: 'accepted',
      entry: 'emitAccepted',
    },
  },
});
