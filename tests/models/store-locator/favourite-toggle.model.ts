import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { Failure } from '#domain/failure.ts';
import { storeNumberOf } from '#domain/store.ts';
import { favouriteToggleMachine } from '#machines/store-locator/favourite-toggle.machine.ts';
import { backstage } from '../backstage.ts';
import { defineModel, done, failed } from '../kit/model.ts';

export const PINE_STREET = storeNumberOf('12345-67890');

/** The heart of the store; `hidden` because a dialog over the page takes it out of the tree of names. */
const heart = (screen: Screen) => screen.queryByRole('button', { name: 'Favorite: Store 12345-67890', hidden: true });
const isPressed = (screen: Screen) => heart(screen)?.getAttribute('aria-pressed');
const prompt = (screen: Screen) => screen.queryByText('You must sign in to add this store to your favorites.');
const confirmed = (screen: Screen) => screen.getByTestId('confirmed').textContent;
const told = (screen: Screen) => screen.getByTestId('told').textContent?.split(' ') ?? [];

const seesConfirmedHeart = (screen: Screen) => {
  equal(isPressed(screen), confirmed(screen));
  equal(heart(screen)?.getAttribute('aria-busy'), null);
};

export const model = defineModel<typeof favouriteToggleMachine>({
  machine: favouriteToggleMachine,
  inputs: { start: { storeNumber: PINE_STREET } },
  events: {
    'heart.pressed': [
      { label: 'a member, on', payload: { favourite: false, mayKeepFavourites: true }, setting: 'a member' },
      { label: 'a member, off', payload: { favourite: true, mayKeepFavourites: true }, setting: 'a favourite' },
      { label: 'a guest', payload: { favourite: false, mayKeepFavourites: false }, setting: 'a guest' },
    ],
    'removal.undone': [{ label: 'undone' }],
    'prompt.dismissed': [{ label: 'not now' }],
  },
  outcomes: {
    saveFavourite: [
      done('kept'),
      failed('not found', new Failure('refused')),
      failed('server error', new Failure('server')),
      failed('offline', new Failure('offline')),
      failed('rate limited, 561007', new Failure('favourites-rate-limited')),
      failed('signed out', new Failure('signed-out')),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  bound: ({ wish, asked, failure }) => [wish, asked, failure],
  limit: 100,
  rest: ['resting', 'askingToSignIn'],
  tags: ['asking'],
  invariants: {
    'LOC-063 LST-015 pending from the press to the answer': (now) =>
      now.hasTag('pending') === (now.context.wish !== null && now.context.asked !== null),
    'LOC-064 LOC-065 at rest there is no wish, so the heart is what the server confirmed': ({ context, value }) =>
      value === 'saving' || (context.wish === null && context.asked === null),
    'FC-056 what is kept without a failure is what was wished last': (now, before) =>
      before?.value !== 'saving' ||
      now.value !== 'resting' ||
      now.context.failure !== null ||
      before.context.wish === before.context.asked,
    'FC-056 a newer wish waits for the answer to the earlier one': (now, before) =>
      before?.value !== 'saving' ||
      now.value !== 'saving' ||
      now.context.asked === before.context.asked ||
      (before.context.wish !== before.context.asked && now.context.asked === before.context.wish),
  },
  properties: {
    'LOC-062 who may not keep favourites sends nothing': (graph) =>
      graph.edges
        .filter(({ stimulus, from }) => stimulus.name === 'heart.pressed(a guest)' && valueAt(from) === 'resting')
        .filter(({ to }) => valueAt(to) !== 'askingToSignIn')
        .map((edge) => edge.label),
    'LOC-063 a press as a member flips the heart at once': (graph) =>
      graph.edges
        .filter(
          ({ stimulus, from }) => stimulus.name.startsWith('heart.pressed(a member') && valueAt(from) === 'resting',
        )
        .filter(({ to, stimulus }) => {
          const now = graph.states.get(to)?.snapshot;
          return now?.value !== 'saving' || now.context.wish === stimulus.event['favourite'];
        })
        .map((edge) => edge.label),
    'LOC-063 FC-056 an undone removal ends in the wish for a favourite, whatever was under way': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'removal.undone(undone)')
        .filter(({ to }) => {
          const now = graph.states.get(to)?.snapshot;
          return now?.value !== 'saving' || now.context.wish !== true;
        })
        .map((edge) => edge.label),
    'LOC-065 FC-056 only a removal that the server kept and nobody wished back is told, so that it can be undone': (
      graph,
    ) =>
      graph.edges
        .filter(({ taken }) => taken.some((transition) => transition.includes('tellRemoved')))
        .filter(({ from, stimulus }) => {
          const before = graph.states.get(from)?.snapshot.context;
          const isKept = stimulus.via === 'outcome' && stimulus.outcome.kind === 'done';
          return !isKept || before?.wish !== false || before.asked !== false;
        })
        .map((edge) => edge.label),
    'LOC-065 every failure drops the wish': (graph) =>
      graph.edges
        .filter(
          ({ stimulus }) =>
            stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'),
        )
        .filter(({ to }) => graph.states.get(to)?.snapshot.context.wish !== null)
        .map((edge) => edge.label),
  },
  shows: {
    resting: {
      says: 'LOC-065 LST-015 at rest nothing is pending, the heart shows what the server confirmed, and a failure was told',
      see: ({ snapshot, screen }) => {
        seesConfirmedHeart(screen);
        equal(prompt(screen), null);
        if (snapshot.context.failure) ok(told(screen).includes(`failures.${snapshot.context.failure}`));
      },
    },
    saving: {
      says: 'LOC-063 LST-015 the heart shows the wish at once and is pending',
      see: ({ snapshot, screen }) => {
        equal(isPressed(screen), String(snapshot.context.wish));
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
  },
  causes: {
    'heart.pressed': {
      control: ({ screen }) => heart(screen),
      anyPayload: true,
      idle: 'the dialog lies over the heart',
    },
    // The toast that offers it stands beside the page and may be gone while the heart waits.
    'removal.undone': { arrives: () => backstage.performs({ type: 'removal.undone' }) },
    'prompt.dismissed': { control: ({ screen }) => screen.queryByRole('button', { name: 'Not now' }) },
  },
});

/** The state of a key of the graph. */
const valueAt = (key: string): unknown => (JSON.parse(key) as unknown[])[0];
