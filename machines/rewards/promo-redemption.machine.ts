import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent, isSessionOver } from '#domain/failure.ts';
import {
  isEligible,
  type PromoEnd,
  type PromoLink,
  type PromoMark,
  type PromoMember,
  type PromoProblem,
} from '#domain/rewards/promo-redemption.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

/** Redeems the promotion of a link, once. Which link it is stays with the actors. */
export const promoRedemptionMachine = setup({
  types: {} as {
    context: {
      hasMatchId: boolean;
      /** What an earlier page came to with the same link; null where there was none. */
      earlier: PromoMark | null;
      /** Null until it is read, and where it cannot be. */
      link: PromoLink | null;
      member: PromoMember | null;
      /** Why nothing was redeemed. */
      problem: PromoProblem;
      /** What the server says about it, if anything. */
      message: string | null;
    };
    input: { hasMatchId: boolean; earlier: PromoMark | null };
    events: { type: 'retry.pressed' };
    tags: 'busy' | 'redeemed' | 'retryable';
  },
  actors: {
    /** What the link says, by the deep-link service. */
    openPromoLink: unprovided<void, PromoLink>('openPromoLink'),
    /** What the account says of the member. */
    readPromoMember: unprovided<void, PromoMember>('readPromoMember'),
    /** Sends the one redemption of the link, or says what came of the one that was sent before. */
    redeemPromoCode: unprovided<{ promoCode: string }, PromoEnd>('redeemPromoCode'),
  },
  actions: {
    keepLink: assign({ link: (_, { link }: { link: PromoLink }) => link }),
    keepMember: assign({ member: (_, { member }: { member: PromoMember }) => member }),
    keepProblem: assign({ problem: (_, { problem }: { problem: PromoProblem }) => problem }),
    keepMessage: assign({ message: (_, { message }: { message: string | null }) => message }),
    forgetLoads: assign({ link: null, member: null }),
  },
  guards: {
    hasMatchId: ({ context }) => context.hasMatchId,
    isRedeemedBefore: ({ context }) => context.earlier?.outcome === 'redeemed',
    isRefusedBefore: ({ context }) => context.earlier?.outcome === 'refused',
    isMemberUnknown: ({ context }) => context.member === null,
    isLinkUnknown: ({ context }) => context.link === null,
    isIneligible: ({ context: { member, link } }) => !(member && link && isEligible(member, link)),
    hasPromoCode: ({ context }) => typeof context.link?.promoCode === 'string',
    isRedeemed: (_, { end }: { end: PromoEnd }) => end.outcome === 'redeemed',
    isSessionOver: (_, { failure }: { failure: FailureCode }) => isSessionOver(failure),
  },
  delays: { linkBound: 10_000, memberBound: 20_000, redeemBound: 60_000 },
}).createMachine({
  id: 'promoRedemption',
  description: '[PRM-002..034 FC-026 FC-164 FC-166] From the link of a promotion to what became of it.',
  context: ({ input }) => ({ ...input, link: null, member: null, problem: 'invalid', message: null }),
  options: { maxIterations: 50 },
  initial: 'opening',
  states: {
    opening: {
      description: '[PRM-003] Looks at the address, and at what an earlier page came to with the same link.',
      tags: 'busy',
      always: [
        {
          description: '[PRM-019] The link is redeemed already: nothing is sent again.',
          guard: 'isRedeemedBefore',
          target: 'redeemed',
        },
        {
          description: '[PRM-019] The link was refused a moment ago.',
          guard: 'isRefusedBefore',
          target: 'refused',
          actions: {
            type: 'keepProblem',
            params: ({ context: { earlier } }) => ({
              problem: earlier?.outcome === 'refused' ? earlier.problem : 'generic',
            }),
          },
        },
        { description: '[PRM-003] The address has the id of a link.', guard: 'hasMatchId', target: 'loading' },
        {
          description: '[PRM-004 PRM-005 FC-164] Without an id nothing is asked for.',
          target: 'refused',
          actions: { type: 'keepProblem', params: { problem: 'invalid' } },
        },
      ],
    },
    loading: {
      description: '[PRM-002 PRM-012] Reads the link and the member at once; nothing is decided before both are over.',
      tags: 'busy',
      type: 'parallel',
      states: {
        link: {
          description: '[PRM-006 PRM-007] What the link says.',
          initial: 'reading',
          states: {
            reading: {
              description: '[PRM-006] The deep-link service is asked for it.',
              invoke: {
                id: 'openPromoLink',
                src: 'openPromoLink',
                onDone: {
                  description: '[PRM-007] It has answered.',
                  target: 'over',
                  actions: { type: 'keepLink', params: ({ event }) => ({ link: event.output }) },
                },
                onError: { description: '[PRM-008 FC-166] It could not be asked.', target: 'over' },
              },
              after: {
                linkBound: {
                  description: '[PRM-008 FC-166] Ten seconds of silence are an answer, too.',
                  target: 'over',
                },
              },
            },
            over: { description: '[PRM-012] The link is read, or cannot be.', type: 'final' },
          },
        },
        member: {
          description: '[PRM-011] What the account says of the member.',
          initial: 'reading',
          states: {
            reading: {
              description: '[PRM-011] The account is read.',
              invoke: {
                id: 'readPromoMember',
                src: 'readPromoMember',
                onDone: {
                  description: '[PRM-011] The member is known.',
                  target: 'over',
                  actions: { type: 'keepMember', params: ({ event }) => ({ member: event.output }) },
                },
                onError: { description: '[PRM-013] The account could not be read.', target: 'over' },
              },
              after: {
                memberBound: { description: '[PRM-013] No answer in time is none.', target: 'over' },
              },
            },
            over: { description: '[PRM-012] The member is known, or cannot be.', type: 'final' },
          },
        },
      },
      onDone: { description: '[PRM-012] Both are over.', target: 'deciding' },
    },
    deciding: {
      description: '[PRM-014] Member, eligibility and code are looked at in this order.',
      tags: 'busy',
      always: [
        {
          description: '[PRM-013 FC-164] Nothing is sent for a member who is not known.',
          guard: 'isMemberUnknown',
          target: 'unread',
          actions: { type: 'keepProblem', params: { problem: 'generic' } },
        },
        {
          description: '[PRM-008 FC-166] Nothing is sent for a link that could not be read.',
          guard: 'isLinkUnknown',
          target: 'unread',
          actions: { type: 'keepProblem', params: { problem: 'invalid' } },
        },
        {
          description: '[PRM-015 PRM-016 PRM-017 FC-164] The promotion is not for this member.',
          guard: 'isIneligible',
          target: 'refused',
          actions: { type: 'keepProblem', params: { problem: 'generic' } },
        },
        { description: '[PRM-019] There is a code to send.', guard: 'hasPromoCode', target: 'redeeming' },
        {
          description: '[PRM-018 FC-164] The link has no code.',
          target: 'refused',
          actions: { type: 'keepProblem', params: { problem: 'invalid' } },
        },
      ],
    },
    redeeming: {
      description: '[PRM-019 PRM-020 FC-026] The code is sent, once.',
      tags: 'busy',
      invoke: {
        id: 'redeemPromoCode',
        src: 'redeemPromoCode',
        input: ({ context }) => ({ promoCode: known(context.link?.promoCode, 'code') }),
        onDone: [
          {
            description: '[PRM-021 PRM-023] The promotion is redeemed.',
            guard: { type: 'isRedeemed', params: ({ event }) => ({ end: event.output }) },
            target: 'redeemed',
            actions: {
              type: 'keepMessage',
              params: ({ event: { output } }) => ({ message: output.outcome === 'redeemed' ? output.message : null }),
            },
          },
          {
            description: '[PRM-028 PRM-029..033] The server says no, with a code or without.',
            target: 'refused',
            actions: {
              type: 'keepProblem',
              params: ({ event: { output } }) => ({
                problem: output.outcome === 'refused' ? output.problem : 'generic',
              }),
            },
          },
        ],
        onError: [
          {
            description: '[PRM-001] The session had ended, so nothing was redeemed.',
            guard: { type: 'isSessionOver', params: failureOfEvent },
            target: 'unread',
            actions: { type: 'keepProblem', params: { problem: 'generic' } },
          },
          {
            description: '[PRM-032] Without an answer there is no code.',
            target: 'unanswered',
            actions: { type: 'keepProblem', params: { problem: 'generic' } },
          },
        ],
      },
      after: {
        redeemBound: {
          description: '[PRM-032] No answer in time, not even in the other tab that sent it.',
          target: 'unanswered',
          actions: { type: 'keepProblem', params: { problem: 'generic' } },
        },
      },
    },
    redeemed: {
      description: '[PRM-023 PRM-024 PRM-025] Says that it is redeemed, and what the server says about it.',
      tags: 'redeemed',
      type: 'final',
    },
    refused: {
      description: '[PRM-028 PRM-034] Says why nothing was redeemed; the same page sends nothing again.',
      type: 'final',
    },
    unanswered: {
      description: '[PRM-032] It may be redeemed: the answer was lost. It says what a refusal without a code says.',
      type: 'final',
    },
    unread: {
      description:
        '[PRM-008 PRM-013 FC-166] Says why nothing was redeemed; nothing was sent, so that it can be tried again.',
      tags: 'retryable',
      on: {
        'retry.pressed': {
          description: '[FC-166] Everything is read anew.',
          target: 'loading',
          actions: 'forgetLoads',
        },
      },
    },
  },
});
