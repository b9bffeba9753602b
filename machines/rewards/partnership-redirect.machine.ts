import { assign, emit, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

/** Leads from the shop to the hotel programme, where the member agrees to link both accounts. */
export const partnershipRedirectMachine = setup({
  types: {} as {
    /** Where the browser was sent; null before that is known. */
    context: { address: string | null };
    emitted: { type: 'partner.found'; address: string } | { type: 'linking.failed' };
    tags: 'stalled';
  },
  actors: { authenticate: unprovided<void, string>('authenticate') },
  actions: {
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    emitFound: emit((_, params: { address: string }) => ({ type: 'partner.found' as const, address: params.address })),
    emitFailed: emit({ type: 'linking.failed' }),
  },
  guards: {
    isSignedOut: (_, { failure }: { failure: FailureCode }) => failure === 'signed-out',
  },
  delays: { pauseBefore: 5_000, leaveBound: 10_000 },
}).createMachine({
  id: 'partnershipRedirect',
  description: '[PTN-007 PTN-026..032] Leads a member to the hotel programme; leaving the page ends it at any time.',
  context: { address: null },
  options: { maxIterations: 50 },
  initial: 'pausing',
  states: {
    pausing: {
      description: '[PTN-026 FC-095] Says where the way leads. Who leaves now has sent nothing.',
      after: { pauseBefore: { description: '[PTN-026] Five seconds are over.', target: 'authenticating' } },
    },
    authenticating: {
      description: '[PTN-026 PTN-027] Asks once where the member goes on; bounded by the transport.',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        onDone: {
          description: '[PTN-028] The browser leaves for the address, which was found safe to follow.',
          target: 'leaving',
          actions: [
            { type: 'keepAddress', params: ({ event }) => ({ address: event.output }) },
            { type: 'emitFound', params: ({ event }) => ({ address: event.output }) },
          ],
        },
        onError: [
          {
            description: '[PTN-031] The session has ended meanwhile: signing in comes first.',
            guard: { type: 'isSignedOut', params: failureOfEvent },
            target: 'signedOut',
          },
          {
            description: '[PTN-029 PTN-032 FC-094] Refused, lost, or an address that is not followed: the error page.',
            target: 'failed',
            actions: 'emitFailed',
          },
        ],
      },
    },
    leaving: {
      description: '[PTN-028] The page is about to be left.',
      after: {
        leaveBound: { description: '[PTN-028] Still here: the browser was stopped on its way.', target: 'stalled' },
      },
    },
    stalled: {
      description: '[PTN-028] A plain link leads on, another one back; nothing is asked again.',
      tags: 'stalled',
    },
    failed: { description: '[PTN-029] The error page takes this one’s place.' },
    signedOut: { description: '[PTN-031] The guard of the page leads to sign-in, and back here.' },
  },
});
