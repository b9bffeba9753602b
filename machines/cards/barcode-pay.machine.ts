import { assign, setup } from 'xstate';
import { PROOF_LIFETIME_MS } from '#domain/account/proof.ts';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { unprovided } from '../unprovided.ts';

type PayCard = { readonly cardId: string; readonly cardNumber: string };

/** What a till reads: an address of the picture, null where the card has none (CRD-016, CRD-021); `at`: when it came. */
type Barcode = { readonly uri: string | null; readonly at: number };

type Now = { now: number };

/** `isProofDue`: at the opening; `provenUntil`: how long the last proof holds, by the clock of the visitor. */
type Input = { readonly card: PayCard; readonly isProofDue: boolean; readonly provenUntil: number };

/** The barcode of the card that pays, from the opening of the overlay until it is closed. */
export const barcodePayMachine = setup({
  types: {} as {
    /** `isProven`: the check was passed, and no barcode has come since; `shownAt`: when the barcode came, or was looked at last. */
    context: Input & { uri: string | null; isProven: boolean; shownAt: number };
    input: Input;
    events:
      | { type: 'proof.given'; now: number }
      | { type: 'page.shown'; now: number }
      | { type: 'card.chosen'; card: PayCard }
      | { type: 'retry.pressed' };
    tags: 'busy' | 'error' | 'proving';
  },
  actors: { fetchBarcode: unprovided<{ card: PayCard }, Barcode>('fetchBarcode') },
  actions: {
    chooseCard: assign({ card: (_, params: { card: PayCard }) => params.card }),
    // From here on by the visitor's own clock, which may differ from the server's.
    noteProof: assign((_, { now }: Now) => ({ isProven: true, provenUntil: now + PROOF_LIFETIME_MS })),
    forgetProof: assign({ isProven: false }),
    dropPicture: assign({ uri: null }),
    keepPicture: assign((_, { uri, at }: Barcode) => ({ uri, shownAt: at })),
    look: assign((_, { now }: Now) => ({ shownAt: now })),
  },
  guards: {
    isProofDue: ({ context }) => context.isProofDue,
    // A clock that was set back does not say how old the proof is.
    isLapsed: ({ context: { provenUntil } }, { now }: Now) =>
      now > provenUntil || now < provenUntil - PROOF_LIFETIME_MS,
    isProofWanted: ({ context }, { failure }: { failure: FailureCode }) =>
      failure === 'verification-due' && !context.isProven,
    isAnother: ({ context }, { card }: { card: PayCard }) => card.cardId !== context.card.cardId,
    isEmpty: (_, { uri }: { uri: string | null }) => uri === null,
  },
  delays: {
    fetchBound: 20_000,
    proofLeft: ({ context }) => Math.max(0, context.provenUntil - context.shownAt + 1),
  },
}).createMachine({
  id: 'barcodePay',
  description: '[CRD-012 CRD-016 CRD-017] The barcode of the card that pays.',
  context: ({ input }) => ({ ...input, uri: null, isProven: false, shownAt: 0 }),
  options: { maxIterations: 50 },
  initial: 'opening',
  states: {
    opening: {
      description: '[CRD-014] Decides whether the member has to prove who it is first.',
      always: [
        { description: '[CRD-014 CRD-015] A check is due.', guard: 'isProofDue', target: 'proving' },
        { description: '[CRD-014] The last proof is young enough.', target: 'loading' },
      ],
    },
    proving: {
      description: '[CRD-014] The member proves who it is; no barcode is asked for before.',
      tags: 'proving',
      on: {
        'proof.given': {
          description: '[CRD-014] The check was passed: only now the barcode is asked for.',
          target: 'loading',
          actions: { type: 'noteProof', params: ({ event }) => ({ now: event.now }) },
        },
      },
    },
    loading: {
      description: '[CRD-017 CRD-019] The barcode is on its way; the number of the card is there already.',
      tags: 'busy',
      entry: 'dropPicture',
      invoke: {
        id: 'fetchBarcode',
        src: 'fetchBarcode',
        input: ({ context }) => ({ card: context.card }),
        onDone: [
          {
            description: '[CRD-017 CRD-021] The answer has nothing on it.',
            guard: { type: 'isEmpty', params: ({ event }) => ({ uri: event.output.uri }) },
            target: 'empty',
            actions: 'forgetProof',
          },
          {
            description: '[CRD-017] The barcode is there.',
            target: 'completed',
            actions: ['forgetProof', { type: 'keepPicture', params: ({ event }) => event.output }],
          },
        ],
        onError: [
          {
            description: '[CRD-014] The server wants a proof, whatever the app knew.',
            guard: { type: 'isProofWanted', params: failureOfEvent },
            target: 'proving',
          },
          {
            description: '[CRD-017 CRD-020] There is no barcode now.',
            target: 'failed',
            actions: 'forgetProof',
          },
        ],
      },
      on: {
        'card.chosen': {
          description: '[CRD-011] Another card is to pay: the first one’s barcode is not waited for.',
          guard: { type: 'isAnother', params: ({ event }) => ({ card: event.card }) },
          target: 'loading',
          reenter: true,
          actions: { type: 'chooseCard', params: ({ event }) => ({ card: event.card }) },
        },
      },
      after: {
        fetchBound: {
          description: '[CRD-017 CRD-020] No answer in time counts as a failure.',
          target: 'failed',
          actions: 'forgetProof',
        },
      },
    },
    completed: {
      description: '[CRD-012 CRD-017 CRD-018] The barcode, and its number in groups of four.',
      on: {
        'page.shown': [
          {
            description: '[CRD-014 CRD-015] The page is looked at again, and the last proof is too old by now.',
            guard: { type: 'isLapsed', params: ({ event }) => ({ now: event.now }) },
            target: 'proving',
            actions: 'dropPicture',
          },
          {
            description:
              '[CRD-014 CRD-015] The device may have slept, and its timers with it: what is left is counted anew.',
            target: 'completed',
            reenter: true,
            actions: { type: 'look', params: ({ event }) => ({ now: event.now }) },
          },
        ],
        'card.chosen': {
          description: '[CRD-011] Another card is to pay.',
          guard: { type: 'isAnother', params: ({ event }) => ({ card: event.card }) },
          target: 'loading',
          actions: { type: 'chooseCard', params: ({ event }) => ({ card: event.card }) },
        },
      },
      after: {
        proofLeft: {
          description: '[CRD-014 CRD-015] The last proof has grown too old while the barcode was shown.',
          target: 'proving',
          actions: 'dropPicture',
        },
      },
    },
    empty: {
      description: '[CRD-017 CRD-021] The number of the card alone.',
      on: {
        'card.chosen': {
          description: '[CRD-011] Another card is to pay.',
          guard: { type: 'isAnother', params: ({ event }) => ({ card: event.card }) },
          target: 'loading',
          actions: { type: 'chooseCard', params: ({ event }) => ({ card: event.card }) },
        },
      },
    },
    failed: {
      description: '[CRD-017 CRD-020] Says so, and keeps the number for the barista.',
      tags: 'error',
      on: {
        'retry.pressed': { description: '[CRD-020] Asks once more.', target: 'loading' },
        'card.chosen': {
          description: '[CRD-011] Another card is to pay.',
          guard: { type: 'isAnother', params: ({ event }) => ({ card: event.card }) },
          target: 'loading',
          actions: { type: 'chooseCard', params: ({ event }) => ({ card: event.card }) },
        },
      },
    },
  },
});
