import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { Failure } from '#domain/failure.ts';
import { safePathOf } from '#domain/return-url.ts';
import { ssoSignInMachine } from '#machines/account/sign-in/sso-sign-in.machine.ts';
import { starts } from '../../kit/effects.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { lacking, misled } from '../../kit/on-graph.ts';
import { addressOn, buttonOn } from '../../kit/on-screen.ts';

const seesWaiting = (screen: Screen) => {
  ok(screen.getByRole('heading', { name: 'Signing you in…' }));
  ok(addressOn(screen).startsWith('/account/signin/sso'));
};

const STAY = 'Stay signed in';
const REPLACE = 'Sign out and use the link';

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
  events: {
    'replacement.confirmed': [{ label: 'pressed' }],
    'replacement.declined': [{ label: 'pressed' }],
  },
  outcomes: {
    readSignedIn: [done('no member', null), done('Goldie', 'Goldie'), failed('offline', new Failure('offline'))],
    endOtherSession: [done('signed out'), failed('server error', new Failure('server'))],
    signInByToken: [
      done('an address of ours', { returnUrl: safePathOf('/store-locator') }),
      done('no address that may be followed', { returnUrl: null }),
      failed('used or too old', new Failure('link-expired')),
      failed('offline', new Failure('offline')),
    ],
  },
  // The specification names no bound of a request: our choice.
  waits: { requestBound: 40_000 },
  bound: ({ hasToken, signedIn, end }) => [hasToken, signedIn, end],
  limit: 20,
  rest: ['asking', 'signedIn', 'stayed', 'failed'],
  tags: ['asking'],
  invariants: {
    'FC-092 it never leads off this site': ({ context }) => /^\/(?!\/)/.test(context.end.to),
    'ACC-038 a visitor counts as signed in only by an accepted token, or where the session of before stays': (now) =>
      !now.context.end.signedIn || now.matches('signedIn') || (now.matches('stayed') && now.context.signedIn !== null),
  },
  properties: {
    'ACC-040 FC-080 without a token the form comes once it is known who is signed in, a member or not': (graph) =>
      graph.edges.filter(({ before, next }) => !before.context.hasToken && next.value !== 'failed'),
    'FC-080 a token is used only after the other session was ended': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'signingIn')
        .filter(({ stimulus }) => stimulus.name !== 'endOtherSession: signed out'),
    'FC-080 the session of a member ends only after a yes; after a no it stays, and the token is not used': (graph) =>
      misled(graph, {
        // Without a token, both to the form: it sends a member on and asks everybody else.
        'readSignedIn: Goldie': ['asking', 'failed'],
        'readSignedIn: no member': ['endingOther', 'failed'],
        'asking replacement.confirmed(pressed)': 'endingOther',
        'asking replacement.declined(pressed)': 'stayed',
      }),
    'ACC-039 the token is used with the address to return to': (graph) =>
      lacking(graph, 'endOtherSession: signed out', starts('signInByToken', { returnUrl: asked })),
    'ACC-037 ACC-039 ACC-041 it goes on to the address of the answer, and without one to the own page': (graph) =>
      graph.edges.filter(({ stimulus: { name }, next }) => {
        const to = DESTINATIONS[name];
        return to !== undefined && !isDeepStrictEqual(next.context.end, { signedIn: true, to });
      }),
    'ACC-038 ACC-040 FC-080 a token that is not accepted, or could not be used, leads to the form': (graph) =>
      misled(graph, {
        'signInByToken: used or too old': 'failed',
        'signInByToken: offline': 'failed',
        'endOtherSession: server error': 'failed',
        'after(requestBound)': 'failed',
      }),
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
    signedIn: {
      says: 'ACC-037 ACC-041 FC-092 it leads to the address of the answer where it may be followed, else to the own page',
      see: ({ snapshot, screen }) => {
        equal(addressOn(screen), snapshot.context.end.to);
        ok(['/store-locator', '/account/for-you'].includes(addressOn(screen)));
      },
    },
    stayed: {
      says: 'FC-080 it leads to the address to return to, as the member of before',
      see: ({ screen }) => equal(addressOn(screen), '/menu/store-locator'),
    },
    failed: {
      says: 'ACC-038 it leads to the sign-in form, with the same address to return to',
      see: ({ screen }) => equal(addressOn(screen), '/account/signin?returnUrl=%2Fmenu%2Fstore-locator'),
    },
  },
  causes: {
    'replacement.confirmed': { control: ({ screen }) => buttonOn(screen, REPLACE) },
    'replacement.declined': { control: ({ screen }) => buttonOn(screen, STAY) },
  },
});
