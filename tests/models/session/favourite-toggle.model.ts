import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { FailureCode } from '#domain/failure.ts';
import { shortStoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { favouriteToggleMachine } from '#machines/session/favourite-toggle.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel, done, failed, type LastOutcome, REQUEST_FAILS } from '../kit/model.ts';
import { always, has, hasFailed } from '../kit/on-graph.ts';
import { buttonOn, textOn } from '../kit/on-screen.ts';

export const PINE_STREET = storeNumberOf('12345-67890');
const PINE = shortStoreNumber(PINE_STREET);

/** The heart of the store; `hidden` because a dialog over the page takes it out of the tree of names. */
const heart = (screen: Screen) => screen.queryByRole('button', { name: 'Favorite: Store 12345-67890', hidden: true });
const isPressed = (screen: Screen) => heart(screen)?.getAttribute('aria-pressed');
const prompt = (screen: Screen) => screen.queryByText('You must sign in to add this store to your favorites.');
const confirmed = (screen: Screen) => textOn(screen, 'confirmed');
const toastsOn = (screen: Screen) => screen.getByTestId('toasts').textContent?.split(' ') ?? [];

const seesConfirmedHeart = (screen: Screen) => {
  equal(isPressed(screen), confirmed(screen));
  equal(heart(screen)?.getAttribute('aria-busy'), null);
};

/** Why a change was not kept, by what its call came to. */
const REASONS: Readonly<Record<string, FailureCode>> = {
  'saveFavourite: not found': 'refused',
  'saveFavourite: server error': 'server',
  'saveFavourite: offline': 'offline',
  'saveFavourite: as many as there may be, 561007': 'favourites-full',
  'saveFavourite: rate limited': 'favourites-rate-limited',
  'saveFavourite: unforeseen': 'unexpected',
  'after(saveBound)': 'timed-out',
};
/** Whether the call that has come to an end, or to its bound, is not the last one that is wanted. */
const isNewerWanted = ({ context }: { context: Wanted }) => context.optimistic !== context.requested;
type Wanted = { optimistic: boolean | null; requested: boolean | null };
const reasonOf = ({ actor, label }: LastOutcome) => REASONS[`${actor}: ${label}`] ?? REASONS[label];

export const model = defineModel<typeof favouriteToggleMachine>({
  machine: favouriteToggleMachine,
  inputs: { start: { subject: PINE } },
  events: {
    'heart.pressed': [
      { label: 'a member, on', payload: { favourite: false, mayKeepFavourites: true }, setting: 'a member' },
      { label: 'a member, off', payload: { favourite: true, mayKeepFavourites: true }, setting: 'a favourite' },
      { label: 'a guest', payload: { favourite: false, mayKeepFavourites: false }, setting: 'a guest' },
    ],
    'removal.undone': [{ label: 'undone' }],
    'prompt.dismissed': [{ label: 'not now' }],
    'member.admitted': [{ label: 'signed in' }],
  },
  outcomes: {
    saveFavourite: [
      done('kept'),
      failed('not found', 'refused'),
      ...REQUEST_FAILS,
      failed('as many as there may be, 561007', 'favourites-full'),
      failed('rate limited', 'favourites-rate-limited'),
      failed('signed out', 'signed-out'),
    ],
  },
  // The specification names no bound of the sign-in: our choice.
  waits: { signInBound: 30 * 60_000 },
  bound: ({ optimistic, requested, deferred }) => [optimistic, requested, deferred],
  limit: 100,
  rest: ['resting', 'askingToSignIn', 'awaitingSignIn'],
  tags: ['asking', 'deferred'],
  invariants: {
    'LOC-063 LST-015 pending from the press to the answer': (now) =>
      now.hasTag('pending') === (now.context.optimistic !== null && now.context.requested !== null),
    'LOC-064 LOC-065 at rest there is no optimistic value, so the heart is what the server confirmed': ({
      context,
      value,
    }) => value === 'saving' || (context.optimistic === null && context.requested === null),
    'LOC-062 something waits for sign-in where the visitor is asked for it or is on the way, and nowhere else': (now) =>
      (now.context.deferred !== null) === (now.hasTag('asking') || now.hasTag('deferred')),
    'FC-056 a newer value waits for the answer to the earlier one': (now, before) =>
      before?.value !== 'saving' ||
      now.value !== 'saving' ||
      now.context.requested === before.context.requested ||
      (before.context.optimistic !== before.context.requested && now.context.requested === before.context.optimistic),
  },
  properties: {
    'LOC-062 LOC-063 what led to sign-in is requested once it is done, and only then': (graph) => [
      ...graph.edges
        .filter(({ stimulus, before }) => stimulus.name === 'heart.pressed(a guest)' && before.value !== 'saving')
        .filter(({ next }) => next.value !== 'askingToSignIn' || next.context.deferred !== true),
      ...always(graph, ['saveFavourite: signed out'], ({ before, next }) => {
        const wanted = before.context.optimistic;
        return next.value === 'askingToSignIn' && next.context.deferred === wanted;
      }),
      ...graph.edges
        .filter(({ stimulus, before }) => stimulus.name.startsWith('member.') && before.value === 'awaitingSignIn')
        .filter(({ before, next }) => {
          const now = next;
          const wanted = before.context.deferred;
          return now?.value !== 'saving' || now.context.optimistic !== wanted || now.context.deferred !== null;
        }),
    ],
    'LOC-062 LOC-063 FC-056 presses and what is undone are heard, and who may not keep favourites sends nothing': {
      'resting heart.pressed(a member, on)': 'saving',
      'resting heart.pressed(a member, off)': 'saving',
      'resting heart.pressed(a guest)': 'askingToSignIn',
      'awaitingSignIn heart.pressed(a guest)': 'askingToSignIn',
      'saving heart.pressed(a member, on)': 'saving',
      'resting removal.undone(undone)': 'saving',
      'saving removal.undone(undone)': 'saving',
    },
    'LOC-063 a press as a member flips the heart at once': (graph) =>
      graph.edges
        .filter(
          ({ stimulus, before }) => stimulus.name.startsWith('heart.pressed(a member') && before.value === 'resting',
        )
        .filter(({ next, stimulus }) => {
          const now = next;
          return now?.value !== 'saving' || now.context.optimistic === stimulus.event['favourite'];
        }),
    'LOC-063 FC-056 an undone removal ends in the request for a favourite, whatever was under way': (graph) =>
      always(graph, ['removal.undone(undone)'], ({ next }) => {
        const now = next;
        return now?.value === 'saving' && now.context.optimistic === true;
      }),
    'FC-056 another press meanwhile turns the heart again': (graph) =>
      graph.edges
        .filter(({ stimulus, before }) => stimulus.event.type === 'heart.pressed' && before.value === 'saving')
        .filter(({ before, next }) => next.context.optimistic === before.context.optimistic),
    'LOC-063 FC-056 what is wanted is requested, for this store': (graph) =>
      graph.edges.filter(({ effects, next }) => {
        const due = { subject: PINE, favourite: next.context.optimistic };
        return effects.some(({ does, value }) => does === 'starts' && !isDeepStrictEqual(value, due));
      }),
    'LOC-064 OPP-049 what was requested is emitted once the server has kept it': (graph) =>
      graph.edges.filter(({ before, effects, stimulus }) => {
        const kept = effects.filter(({ name }) => name === 'favourite.kept').map(({ value }) => value);
        const due = stimulus.name === 'saveFavourite: kept' ? [{ favourite: before.context.requested }] : [];
        return !isDeepStrictEqual(kept, due);
      }),
    'LOC-063 LOC-065 FC-056 a removal that the server kept and that was not requested back is emitted, so that it can be undone, and no other':
      (graph) =>
        graph.edges.filter(({ before, effects, stimulus }) => {
          const { optimistic, requested } = before.context;
          const due = stimulus.name === 'saveFavourite: kept' && optimistic === false && requested === false;
          return has({ effects }, 'favourite.removed') !== due;
        }),
    'FC-056 what is kept in the end is what was requested last': (graph) =>
      graph.edges
        .filter(({ stimulus, next }) => stimulus.name === 'saveFavourite: kept' && next.value === 'resting')
        .filter(({ before }) => {
          const { optimistic, requested } = before.context;
          return optimistic !== requested;
        }),
    'LOC-065 OPP-054 OPP-055 FC-056 a failure is emitted with its reason, unless the session is over or a newer value is to be sent':
      (graph) =>
        graph.edges.filter(({ before: { context }, effects, stimulus }) => {
          const failure = REASONS[stimulus.name];
          const isDue = failure !== undefined && !isNewerWanted({ context });
          return isDue
            ? !has({ effects }, emits('favourite.refused', { failure }))
            : has({ effects }, 'favourite.refused');
        }),
    'FC-056 after a failure a newer value is requested all the same': (graph) =>
      graph.edges
        .filter(({ before: { context }, stimulus }) => stimulus.name in REASONS && isNewerWanted({ context }))
        .filter(({ before, next }) => {
          const { optimistic, requested } = next.context;
          return next.value !== 'saving' || requested !== optimistic || optimistic !== before.context.optimistic;
        }),
    'LOC-065 every other failure drops the optimistic value': (graph) =>
      graph.edges.filter(hasFailed).filter(({ next }) => next.value !== 'saving' && next.context.optimistic !== null),
  },
  shows: {
    resting: {
      says: 'LOC-065 LST-015 at rest nothing is pending, the heart shows what the server confirmed, and a failure was shown',
      see: ({ screen, outcome }) => {
        seesConfirmedHeart(screen);
        equal(prompt(screen), null);
        const reason = outcome && reasonOf(outcome);
        if (reason) ok(toastsOn(screen).includes(`failures.${reason}`));
      },
    },
    saving: {
      says: 'LOC-063 LST-015 the heart shows the optimistic value at once and is pending',
      see: ({ snapshot, screen }) => {
        equal(isPressed(screen), String(snapshot.context.optimistic));
        equal(heart(screen)?.getAttribute('aria-busy'), 'true');
        equal(prompt(screen), null);
      },
    },
    askingToSignIn: {
      says: 'LOC-062 the dialog asks to sign in, with a button that leads there and back',
      see: ({ screen }) => {
        ok(prompt(screen));
        const href = screen.getByRole('link', { name: 'Sign in' }).getAttribute('href');
        equal(href, '/account/signin?returnUrl=%2Fstore-locator%3Fplace%3DSeattle');
        seesConfirmedHeart(screen);
      },
    },
    awaitingSignIn: {
      says: 'LOC-062 while the visitor signs in, the heart is what the server confirmed and no dialog asks',
      see: ({ screen }) => {
        seesConfirmedHeart(screen);
        equal(prompt(screen), null);
      },
    },
  },
  causes: {
    'heart.pressed': {
      control: ({ screen }) => heart(screen),
      anyPayload: true,
      idle: 'the dialog lies over the heart',
    },
    // The toast that offers it is outside the locator and may be gone while the heart waits.
    'removal.undone': { arrives: () => externalEvents.fire({ type: 'removal.undone' }) },
    'prompt.dismissed': { control: ({ screen }) => buttonOn(screen, 'Not now') },
    'signIn.chosen': { control: ({ screen }) => screen.queryByRole('link', { name: 'Sign in' }) },
    // Signing in happens on another page, or in another tab.
    'member.admitted': { arrives: () => externalEvents.fire({ type: 'member.admitted' }) },
  },
});
