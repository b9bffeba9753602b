import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { FailureCode } from '#domain/failure.ts';
import { safePathOf } from '#domain/return-url.ts';
import { ssoSignInMachine } from '#machines/account/sign-in/sso-sign-in.machine.ts';
import { starts } from '../../kit/effects.ts';
import { externalEvents } from '../../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../../kit/model.ts';
import { always, hasFailed, missing, wrongTargets } from '../../kit/on-graph.ts';
import { addressOn, buttonOn } from '../../kit/on-screen.ts';

const seesWaiting = (screen: Screen) => {
  ok(screen.getByRole('heading', { name: 'Signing you in…' }));
  ok(addressOn(screen).startsWith('/account/signin/sso'));
};

const STAY = 'Stay signed in';
const REPLACE = 'Sign out and use the link';

const RETRY = 'Try again';

const REASONS: Readonly<Record<string, string>> = {
  offline: 'We can’t connect right now. Check your connection and try again.',
  server: 'Something went wrong on our end. Please try again in a moment.',
  'timed-out': 'That took too long. Please try again.',
  unexpected: 'Something unexpected happened. Please try again.',
  'rate-limited': 'Too many tries. Please wait a moment and try again.',
};

/** Says that the sign-in is not finished and why, blames no link, and gives both ways on. */
const seesUnfinished = (screen: Screen, failure: FailureCode | null) => {
  ok(screen.getByRole('heading', { name: 'We couldn’t finish signing you in' }));
  const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  const reason = REASONS[failure ?? 'none'];
  ok(reason !== undefined && said.includes(reason), said.join());
  equal(screen.queryByText('This link is no longer valid.'), null);
  ok(buttonOn(screen, RETRY));
  const byHand = screen.getByRole('link', { name: 'Sign in with your password' });
  equal(byHand.getAttribute('href'), '/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
};

const asked = safePathOf('/menu/store-locator') ?? undefined;

/** Where each answer to a token leads. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  'signInByToken: an address of ours': '/store-locator',
  'signInByToken: no address that may be followed': '/account/for-you',
};

export const model = defineModel<typeof ssoSignInMachine>({
  machine: ssoSignInMachine,
  inputs: {
    'a token': { hasToken: true, returnUrl: asked },
    'no token': { hasToken: false, returnUrl: asked },
  },
  events: { 'visitor.forgotten': [{ label: 'signed out' }] },
  outcomes: {
    readSignedIn: [done('no member', null), done('Goldie', 'Goldie'), failed('offline', 'offline')],
    endOtherSession: [done('signed out'), failed('server error', 'server')],
    signInByToken: [
      done('an address of ours', { returnUrl: safePathOf('/store-locator') }),
      done('no address that may be followed', { returnUrl: null }),
      failed('used or too old', 'link-expired'),
      failed('not even looked at', 'refused'),
      failed('too soon', 'rate-limited'),
      ...REQUEST_FAILS,
    ],
    askWhetherBegun: [done('begun', true), done('not begun', false), failed('server error', 'server')],
  },
  failures: {
    unreported: {
      readSignedIn: 'ACC-040: without a token the link is worth nothing, whatever else failed.',
      askWhetherBegun:
        'The page waits without words of it; why the answer was lost is said where no session has begun.',
    },
  },
  // The specification names no bound of a request: our choice.
  waits: { requestBound: 40_000 },
  bound: ({ hasToken, signedIn, failure, end }) => [hasToken, signedIn, failure, end],
  limit: 60,
  rest: ['asking', 'unused', 'undecided', 'signedIn', 'stayed', 'dropped', 'failed'],
  tags: ['asking'],
  invariants: {
    'FC-092 it never leads off this site': ({ context }) => /^\/(?!\/)/.test(context.end.to),
    'ACC-038 a visitor counts as signed in only by an accepted token, or where the earlier session stays': (now) =>
      !now.context.end.signedIn || now.matches('signedIn') || (now.matches('stayed') && now.context.signedIn !== null),
    'ACC-038 D-391 only a link that is refused, or none, is blamed; what could not be done is said where it can be tried again':
      ({ context: { failure }, value }) =>
        value === 'failed'
          ? failure === 'link-expired' || failure === 'refused'
          : (value !== 'unused' && value !== 'undecided') || (failure !== null && failure !== 'link-expired'),
    'FC-080 nothing is tried again without a token': ({ context, value }) =>
      context.hasToken || (value !== 'unused' && value !== 'undecided'),
  },
  properties: {
    'ACC-040 FC-080 without a token the form comes once it is known who is signed in, a member or not': (graph) =>
      graph.edges.filter(({ before, next }) => !before.context.hasToken && next.value !== 'failed'),
    'FC-080 a token is used only after the other session was ended': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'signingIn')
        .filter(({ stimulus }) => stimulus.name !== 'endOtherSession: signed out'),
    'FC-080 the session of a member ends only after a yes; after a no it stays, and the token is not used': {
      // Without a token, both to the form: it sends a member on and asks everybody else.
      'readSignedIn: Goldie': ['asking', 'failed'],
      'readSignedIn: no member': ['endingOther', 'failed'],
      'readSignedIn: offline': ['unused', 'failed'],
      'asking replacement.confirmed(pressed)': 'endingOther',
      'asking replacement.declined(pressed)': 'stayed',
    },
    'ACC-039 the token is used with the address to return to': (graph) =>
      missing(graph, 'endOtherSession: signed out', starts('signInByToken', { returnUrl: asked })),
    'ACC-037 ACC-039 ACC-041 it goes on to the address of the answer, and without one to the own page': (graph) =>
      graph.edges.filter(({ stimulus: { name }, next }) => {
        const to = DESTINATIONS[name];
        return to !== undefined && !isDeepStrictEqual(next.context.end, { signedIn: true, to });
      }),
    'ACC-038 ACC-040 a token that is not accepted leads to the form': {
      'signInByToken: used or too old': 'failed',
      'signInByToken: not even looked at': 'failed',
    },
    'FC-080 D-391 a token that was not used can be tried again, from who is signed in on': {
      'endOtherSession: server error': 'unused',
      'signInByToken: too soon': 'unused',
      'askWhetherBegun: not begun': 'unused',
      'unused retry.pressed(pressed)': 'reading',
    },
    'ACC-037 D-391 after a lost answer the session is asked, by every press again, and no token is sent': (graph) => [
      ...wrongTargets(graph, {
        'signInByToken: offline': 'unanswered',
        'signInByToken: server error': 'unanswered',
        'signInByToken: unforeseen': 'unanswered',
        'askWhetherBegun: begun': 'signedIn',
        'askWhetherBegun: server error': 'undecided',
        'undecided retry.pressed(pressed)': 'unanswered',
      }),
      ...graph.edges
        .filter(({ before }) => before.value === 'unanswered' || before.value === 'undecided')
        .filter(({ effects }) => effects.some(({ name }) => name === 'signInByToken')),
    ],
    'ACC-037 a session that has begun although the answer was lost leads to the address of the link': (graph) =>
      always(graph, ['askWhetherBegun: begun'], ({ next }) =>
        isDeepStrictEqual(next.context.end, { signedIn: true, to: asked }),
      ),
    'ACC-037 FC-080 a bound ends as the failure of what it bounds': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.via === 'after')
        .filter(({ before, next }) => {
          const due = { signingIn: 'unanswered', unanswered: 'undecided' }[String(before.value)] ?? 'unused';
          return next.value !== (before.context.hasToken ? due : 'failed');
        }),
    'FC-080 a link that waits goes with the visitor, and nothing is said of it': (graph) =>
      always(graph, ['visitor.forgotten(signed out)'], ({ before, next }) =>
        ['asking', 'unused', 'undecided'].includes(String(before.value))
          ? next.value === 'dropped' && next.context.failure === null
          : next.value === before.value,
      ),
    'D-391 a try that fails is never silent': (graph) =>
      graph.edges.filter(hasFailed).filter(({ next }) => next.context.failure === null),
  },
  shows: {
    reading: {
      says: 'FC-080 while it is learned who is signed in, the page says that it signs in',
      see: ({ screen }) => seesWaiting(screen),
    },
    asking: {
      says: 'FC-080 who is signed in, and both ways on',
      see: ({ screen }) => {
        ok(screen.getByRole('heading', { name: 'You’re already signed in as Goldie' }));
        ok(buttonOn(screen, STAY));
        ok(buttonOn(screen, REPLACE));
      },
    },
    endingOther: {
      says: 'FC-080 while another session is ended, the page says that it signs in',
      see: ({ screen }) => seesWaiting(screen),
    },
    signingIn: {
      says: 'ACC-037 while the token is used, the page says so',
      see: ({ screen }) => seesWaiting(screen),
    },
    unanswered: {
      says: 'ACC-037 while the session is asked after a lost answer, the page says that it signs in',
      see: ({ screen }) => seesWaiting(screen),
    },
    unused: {
      says: 'ACC-038 FC-080 D-391 that the sign-in is not finished and why, with both ways on',
      see: ({ snapshot, screen }) => seesUnfinished(screen, snapshot.context.failure),
    },
    undecided: {
      says: 'ACC-037 D-391 that the sign-in is not finished and why, with both ways on',
      see: ({ snapshot, screen }) => seesUnfinished(screen, snapshot.context.failure),
    },
    dropped: {
      says: 'FC-080 it leads to the sign-in form, and says nothing of the link',
      see: ({ screen }) => {
        equal(addressOn(screen), '/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
        equal(screen.queryByText('This link is no longer valid.'), null);
      },
    },
    signedIn: {
      says: 'ACC-037 ACC-041 FC-092 it leads to the address of the answer where it may be followed, else to the own page',
      see: ({ snapshot, screen }) => {
        equal(addressOn(screen), snapshot.context.end.to);
        ok(['/store-locator', '/account/for-you', '/menu/store-locator'].includes(addressOn(screen)));
      },
    },
    stayed: {
      says: 'FC-080 it leads to the address to return to, as the earlier member',
      see: ({ screen }) => equal(addressOn(screen), '/menu/store-locator'),
    },
    failed: {
      says: 'ACC-038 it leads to the sign-in form, with the same address to return to, and says what became of the link',
      see: ({ screen }) => {
        equal(addressOn(screen), '/account/signin?returnUrl=%2Fmenu%2Fstore-locator');
        ok(screen.getByText('This link is no longer valid.'));
      },
    },
  },
  causes: {
    'replacement.confirmed': { control: ({ screen }) => buttonOn(screen, REPLACE) },
    'replacement.declined': { control: ({ screen }) => buttonOn(screen, STAY) },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, RETRY) },
    'visitor.forgotten': { arrives: () => externalEvents.fire({ type: 'visitor.forgotten' }) },
  },
});
