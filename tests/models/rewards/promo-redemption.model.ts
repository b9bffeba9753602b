import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import type { ContextFrom } from 'xstate';
import { promoRedemptionMachine } from '#machines/rewards/promo-redemption.machine.ts';
import { starts } from '../kit/effects.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { missing } from '../kit/on-graph.ts';
import { all, buttonOn } from '../kit/on-screen.ts';

const LINK = { promoCode: 'STARS50', market: 'US', eligibilityDate: '2020-01-01' };
const MEMBER = { userSubMarket: 'US', joinDate: '2021-03-09T16:00:00.000Z' };

const GENERIC = "Looks like you're not eligible for this offer.";
const INVALID = 'Looks like this offer could not be validated. Please try again.';
const EXPIRED = 'Looks like this offer can no longer be redeemed.';
const TOO_SOON = 'Looks like you tried to redeem this offer too soon. Try again later.';
const WAIT = 'It could take up to 24 hours for the Reward to show up.';
const MESSAGE = 'You get 50 Stars.';

/** What is said of each outcome of the redemption (PRM-028 to PRM-032). */
const SAID: Readonly<Record<string, string>> = {
  generic: GENERIC,
  invalid: INVALID,
  expired: EXPIRED,
  'try-again': TOO_SOON,
};

const titleOn = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent;
const pictureOn = () => all('img')[0]?.getAttribute('src');
const appLinkOn = (screen: Screen) => screen.getByRole('link', { name: 'Learn more' }).getAttribute('href');

function seesWaiting(screen: Screen): void {
  ok(screen.getByRole('status').textContent.startsWith('Adding your offer…'));
  equal(buttonOn(screen, 'Try again'), null);
}

function seesFailure(screen: Screen, words: string): void {
  equal(titleOn(screen), "We couldn't redeem your offer");
  ok(screen.getByText(words));
  equal(pictureOn(), '/images/promo-codes/failure.svg');
  equal(appLinkOn(screen), '/rewards/mobile-apps');
}

/** AMB-20: who may not have it comes before what the link lacks. */
const wordsOf = ({ link, member }: ContextFrom<typeof promoRedemptionMachine>) =>
  member?.userSubMarket === 'US' && link?.market === 'US' ? INVALID : GENERIC;

/** After these nothing was redeemed. */
const OF_AN_ENDED_SESSION = ['redeemPromoCode: signed out', 'redeemPromoCode: session replaced'];

export const model = defineModel<typeof promoRedemptionMachine>({
  machine: promoRedemptionMachine,
  inputs: {
    'a link': { hasMatchId: true, earlier: null },
    'no link': { hasMatchId: false, earlier: null },
    'a link that is redeemed': { hasMatchId: true, earlier: { outcome: 'redeemed' } },
    'a link that was refused': { hasMatchId: true, earlier: { outcome: 'refused', problem: 'expired' } },
  },
  events: {},
  outcomes: {
    openPromoLink: [
      done('a code', LINK),
      done('no code', { ...LINK, promoCode: null }),
      done('another market', { ...LINK, promoCode: null, market: 'JP' }),
      failed('blocked', 'server'),
    ],
    readPromoMember: [
      done('a member', MEMBER),
      done('no sub-market', { ...MEMBER, userSubMarket: null }),
      failed('server error', 'server'),
    ],
    redeemPromoCode: [
      done('a message', { outcome: 'redeemed', message: MESSAGE }),
      done('no message', { outcome: 'redeemed', message: null }),
      ...(['generic', 'invalid', 'expired', 'try-again'] as const).map((problem) =>
        done(problem, { outcome: 'refused', problem }),
      ),
      failed('signed out', 'signed-out'),
      failed('session replaced', 'session-replaced'),
      failed('offline', 'offline'),
    ],
  },
  // PRM-008; the specification names no bound of the redemption: our choice.
  waits: { linkBound: 10_000, redeemBound: 60_000 },
  bound: ({ hasMatchId, earlier, link, member, problem, message }) => [
    hasMatchId,
    earlier,
    link,
    member,
    problem,
    message,
  ],
  limit: 80,
  rest: ['redeemed', 'refused', 'unanswered', 'unread'],
  tags: ['redeemed', 'retryable'],
  oneAtATime: 'one redemption is under way',
  invariants: {
    'PRM-012 PRM-018 PRM-019 nothing is redeemed before link and member are read, or without a code': ({
      value,
      context,
    }) => value !== 'redeeming' || (context.member !== null && typeof context.link?.promoCode === 'string'),
    'PRM-005 PRM-019 without an id, and with a link that is known, the end is there at once': ({ value, context }) => {
      const { earlier, hasMatchId, problem } = context;
      if (value === 'opening' || (hasMatchId && earlier === null)) return true;
      if (earlier?.outcome === 'redeemed') return value === 'redeemed';
      return value === 'refused' && problem === (earlier ? 'expired' : 'invalid');
    },
    'PRM-004 without a match id nothing is read': ({ value, context }) =>
      context.hasMatchId || ['opening', 'refused'].includes(String(value)),
    'PRM-023 the message of the server belongs to a redeemed offer': ({ value, context }) =>
      context.message === null || value === 'redeemed',
  },
  properties: {
    'PRM-019 what was sent once is not sent again, by no press either': (graph) =>
      graph.edges
        .filter(({ before }) => ['redeeming', 'redeemed', 'refused', 'unanswered'].includes(String(before.value)))
        .filter(({ next }) => !['redeemed', 'refused', 'unanswered'].includes(String(next.value)))
        .filter(({ stimulus }) => !OF_AN_ENDED_SESSION.includes(stimulus.name)),
    'PRM-019 PRM-020 the code of the link is sent': (graph) =>
      missing(graph, 'readPromoMember: a member', starts('redeemPromoCode', { promoCode: 'STARS50' })).filter((edge) =>
        edge.endsWith('redeeming'),
      ),
    'PRM-021 PRM-028 an answer is a success or a failure': {
      'redeemPromoCode: a message': 'redeemed',
      'redeemPromoCode: no message': 'redeemed',
      'redeemPromoCode: generic': 'refused',
      'redeemPromoCode: invalid': 'refused',
      'redeemPromoCode: expired': 'refused',
      'redeemPromoCode: try-again': 'refused',
      'redeemPromoCode: offline': 'unanswered',
      ...Object.fromEntries(OF_AN_ENDED_SESSION.map((name) => [name, 'unread'])),
      'redeeming after(redeemBound)': 'unanswered',
    },
  },
  shows: {
    'loading.link.reading': {
      says: 'PRM-002 the link is being read',
      see: ({ screen }) => seesWaiting(screen),
    },
    'loading.link.over': {
      says: 'PRM-002 PRM-012 the link is read, the member is not yet',
      see: ({ screen }) => seesWaiting(screen),
    },
    'loading.member.reading': {
      says: 'PRM-002 the member is being read',
      see: ({ screen }) => seesWaiting(screen),
    },
    'loading.member.over': {
      says: 'PRM-002 PRM-012 the member is known, the link is not yet',
      see: ({ screen }) => seesWaiting(screen),
    },
    redeeming: {
      says: 'PRM-002 PRM-022 the code is sent, and nothing is known yet',
      see: ({ screen }) => seesWaiting(screen),
    },
    redeemed: {
      says: 'PRM-023 PRM-024 PRM-025 PRM-026 PRM-027 success: the words of the server, or the ways to account and order',
      see: ({ screen, outcome }) => {
        equal(titleOn(screen), 'Success!');
        ok(screen.getByText(WAIT));
        const hasMessage = outcome?.label === 'a message';
        equal(screen.queryByText(MESSAGE) !== null, hasMessage);
        const links = ['See your account', 'Start an order'].map((name) =>
          screen.queryByRole('link', { name })?.getAttribute('href'),
        );
        equal(links.join(), hasMessage ? ',' : '/account/rewards,/menu');
        equal(pictureOn(), '/images/promo-codes/success.svg');
        equal(appLinkOn(screen), '/rewards/mobile-apps');
      },
    },
    refused: {
      says: 'PRM-005 PRM-015 PRM-018 PRM-026 PRM-027 PRM-028 PRM-034 failure: what it is about, and no other try',
      see: ({ screen, snapshot, outcome }) => {
        const { hasMatchId, earlier } = snapshot.context;
        const before = !hasMatchId ? INVALID : earlier ? EXPIRED : null;
        seesFailure(screen, before ?? SAID[outcome?.label ?? ''] ?? wordsOf(snapshot.context));
        equal(buttonOn(screen, 'Try again'), null);
      },
    },
    unanswered: {
      says: 'PRM-032 PRM-034 failure without a code, and no other try',
      see: ({ screen }) => {
        seesFailure(screen, GENERIC);
        equal(buttonOn(screen, 'Try again'), null);
      },
    },
    unread: {
      says: 'PRM-008 PRM-013 PRM-034 FC-166 failure: what could not be read, and another try',
      see: ({ screen, snapshot, outcome }) => {
        const isAboutMember =
          snapshot.context.member === null || OF_AN_ENDED_SESSION.includes(`${outcome?.actor}: ${outcome?.label}`);
        seesFailure(screen, isAboutMember ? GENERIC : INVALID);
        ok(buttonOn(screen, 'Try again'));
      },
    },
  },
  causes: { 'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') } },
});
