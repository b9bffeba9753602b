import { assign, emit, setup } from 'xstate';
import { repeatedRecipients } from '#domain/gifting/gift.ts';
import type { GiftPayload } from '#domain/gifting/gift-purchase.ts';
import { known } from '../known.ts';

/** The addresses as they stand in the form, those of the recipients in its order. */
type Addresses = { emails: readonly string[]; senderEmail: string };

/** Whom gifts go to, and when the form of a gift may be paid; what is typed is kept by the form itself. */
export const giftFormMachine = setup({
  types: {} as {
    /** The numbers of the recipients' fields, in the order of the page; at least one. And the saved method chosen before. */
    input: { recipients: readonly number[]; paymentMethodId: string | null };
    context: {
      recipients: readonly number[];
      /** Who can be brought back, and to which place. */
      removed: { recipient: number; at: number } | null;
      /** Whose address stands further up already. */
      repeated: readonly number[];
      /** The saved method that pays; null while that is the best one. */
      paymentMethodId: string | null;
    };
    events:
      | { type: 'recipient.added'; maximum: number }
      | { type: 'recipient.removed'; recipient: number }
      | { type: 'removal.undone' }
      | ({ type: 'payment.requested'; isComplete: boolean } & Addresses)
      | { type: 'sheet.closed' }
      | { type: 'method.chosen'; paymentMethodId: string }
      /** Null where there is nothing to pay with. */
      | { type: 'pay.pressed'; payload: GiftPayload | null; isOnline: boolean }
      | { type: 'network.returned' }
      /** The server found an address twice (code 170046). */
      | ({ type: 'recipients.refused' } & Addresses)
      | { type: 'dialog.closed' };
    emitted:
      | { type: 'removal.offered' }
      /** A removal cannot be taken back any more. */
      | { type: 'offer.withdrawn' }
      | { type: 'sheet.shown' }
      | { type: 'sheet.hidden' }
      | { type: 'purchase.agreed'; payload: GiftPayload };
    tags: 'sheet' | 'repeated' | 'unpaid' | 'offline';
  },
  actions: {
    add: assign({
      recipients: ({ context }) => [...context.recipients, freeNumber(context.recipients)],
      removed: null,
    }),
    remove: assign({
      recipients: ({ context }, params: { recipient: number }) =>
        context.recipients.filter((each) => each !== params.recipient),
      removed: ({ context }, { recipient }: { recipient: number }) => ({
        recipient,
        at: context.recipients.indexOf(recipient),
      }),
    }),
    restore: assign({
      recipients: ({ context: { recipients, removed } }) =>
        removed === null
          ? recipients
          : [...recipients.slice(0, removed.at), removed.recipient, ...recipients.slice(removed.at)],
      removed: null,
    }),
    dropRemoved: assign({ removed: null }),
    keepRepeated: assign({
      repeated: ({ context }, params: Addresses) => repeatedAmong(context.recipients, params),
    }),
    keepRefused: assign({
      repeated: ({ context: { recipients } }, params: Addresses) => {
        const found = repeatedAmong(recipients, params);
        return found.length > 0 ? found : recipients.slice(0, 1);
      },
    }),
    keepMethod: assign({ paymentMethodId: (_, params: { paymentMethodId: string }) => params.paymentMethodId }),
    emitOffered: emit({ type: 'removal.offered' as const }),
    emitWithdrawn: emit({ type: 'offer.withdrawn' as const }),
    emitShown: emit({ type: 'sheet.shown' as const }),
    emitHidden: emit({ type: 'sheet.hidden' as const }),
    emitAgreed: emit((_, params: { payload: GiftPayload }) => ({ type: 'purchase.agreed' as const, ...params })),
  },
  guards: {
    hasRoom: ({ context }, { maximum }: { maximum: number }) => context.recipients.length < maximum,
    isOneOfSeveral: ({ context }, { recipient }: { recipient: number }) =>
      context.recipients.length > 1 && context.recipients.includes(recipient),
    isRemoved: ({ context }) => context.removed !== null,
    isIncomplete: (_, { isComplete }: { isComplete: boolean }) => !isComplete,
    isRepeated: ({ context }, params: Addresses) => repeatedAmong(context.recipients, params).length > 0,
    isOtherMethod: ({ context }, { paymentMethodId }: { paymentMethodId: string }) =>
      paymentMethodId !== context.paymentMethodId,
    isOffline: (_, { isOnline }: { isOnline: boolean }) => !isOnline,
    isUnpaid: (_, { payload }: { payload: GiftPayload | null }) => payload === null,
  },
}).createMachine({
  id: 'giftForm',
  description: '[GFT-010 GFT-011 OPP-085] A gift is filled in for one or several recipients, and then paid.',
  context: ({ input: { recipients, paymentMethodId } }) => ({
    recipients,
    removed: null,
    repeated: [],
    paymentMethodId,
  }),
  options: { maxIterations: 50 },
  initial: 'filling',
  states: {
    filling: {
      description:
        '[GFT-010 GFT-011] The form is filled in; what lies over it ends the offer to bring a recipient back.',
      exit: ['dropRemoved', 'emitWithdrawn'],
      on: {
        'recipient.added': {
          description: '[GFT-011 GFT-012 OPP-087] One more recipient, as long as there is room.',
          guard: { type: 'hasRoom', params: ({ event }) => event },
          actions: 'add',
        },
        'recipient.removed': {
          description: '[GFT-011 OPP-085] A recipient goes, which can be undone; one stays.',
          guard: { type: 'isOneOfSeveral', params: ({ event }) => event },
          actions: [{ type: 'remove', params: ({ event }) => event }, 'emitOffered'],
        },
        'removal.undone': {
          description: '[GFT-011] The recipient comes back to the same place.',
          guard: 'isRemoved',
          actions: 'restore',
        },
        'payment.requested': [
          {
            description: '[OPP-085 GFT-004] Something is missing: the payment stays closed, whatever the address says.',
            guard: { type: 'isIncomplete', params: ({ event }) => event },
            actions: 'emitHidden',
          },
          {
            description: '[GFT-040 GFT-041] An address stands twice that is not the sender’s own.',
            guard: { type: 'isRepeated', params: ({ event }) => event },
            target: 'repeated',
            actions: [{ type: 'keepRepeated', params: ({ event }) => event }, 'emitHidden'],
          },
          { description: '[GFT-004 OPP-085] Everything is there: the payment opens.', target: 'paying' },
        ],
        'recipients.refused': {
          description:
            '[GFT-065] The server found an address twice, after the payment was closed; it stays so, whatever the address says.',
          target: 'repeated',
          actions: [{ type: 'keepRefused', params: ({ event }) => event }, 'emitHidden'],
        },
      },
    },
    repeated: {
      description: '[GFT-065 GFT-040] Says that an address stands twice.',
      tags: 'repeated',
      on: { 'dialog.closed': { description: '[GFT-066] Back to the form, as it was.', target: 'filling' } },
    },
    paying: {
      description: '[GFT-004] What is given, what it costs and what pays it.',
      tags: 'sheet',
      entry: 'emitShown',
      exit: 'emitHidden',
      initial: 'choosing',
      on: {
        'method.chosen': {
          description: '[GFT-044 BIL-032] Another saved method.',
          guard: { type: 'isOtherMethod', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'keepMethod', params: ({ event }) => event },
        },
        'pay.pressed': [
          {
            description: '[GFT-038] There is nothing to pay with: nothing is sent.',
            guard: { type: 'isUnpaid', params: ({ event }) => event },
            target: '.unpaid',
          },
          {
            description: '[FC-172] There is no network: nothing is sent, now or later.',
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: '.offline',
          },
          {
            description: '[GFT-044 GFT-047] It is agreed to.',
            target: '.choosing',
            actions: { type: 'emitAgreed', params: ({ event }) => ({ payload: known(event.payload, 'payload') }) },
          },
        ],
        'sheet.closed': { description: '[GFT-004] Back to the form, as it was.', target: 'filling' },
        'recipients.refused': {
          description: '[GFT-065] The server found an address twice.',
          target: 'repeated',
          actions: { type: 'keepRefused', params: ({ event }) => event },
        },
      },
      states: {
        choosing: { description: '[GFT-044] What pays can be chosen.' },
        unpaid: { description: '[GFT-038] Says that a payment method is to be added.', tags: 'unpaid' },
        offline: {
          description: '[FC-172] Says that there is no network.',
          tags: 'offline',
          on: { 'network.returned': { description: '[FC-172] It can be paid again.', target: 'choosing' } },
        },
      },
    },
  },
});

/** The smallest number that no recipient has. */
function freeNumber(recipients: readonly number[]): number {
  let number = 1;
  while (recipients.includes(number)) number += 1;
  return number;
}

function repeatedAmong(recipients: readonly number[], { emails, senderEmail }: Addresses): readonly number[] {
  return repeatedRecipients(emails, senderEmail).flatMap((at) => recipients[at] ?? []);
}
