import { deepEqual, equal } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { storeNumberOf } from '#domain/stores/store.ts';
import { menuLoadMachine } from '#machines/menu/menu-load.machine.ts';
import { emits } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, has, missing, wrongTargets } from '../kit/on-graph.ts';
import { alertOn, all, buttonOn, textOn } from '../kit/on-screen.ts';

export const NATIONAL = { storeNumber: null, locale: 'en-US' } as const;
export const PINE = { storeNumber: storeNumberOf('2001'), locale: 'en-US' } as const;
const OAK = { storeNumber: storeNumberOf('2003'), locale: 'en-US' } as const;
const FRENCH = { storeNumber: null, locale: 'fr-CA' } as const;
export const SCOPES = [NATIONAL, PINE, OAK, FRENCH];

const FALLS_BACK = 'The national menus follow at once.';
const FALLEN_BACK = 'menu.store-menu-failed';
const menus = () => all('main > h2').map((each) => each.textContent);
const isFallbackSaid = (screen: Screen) => textOn(screen, 'notices').includes(FALLEN_BACK);
/** How many stores of a walk were cleared; what was said of an earlier one stays. */
const wereCleared = (screen: Screen) => Number(textOn(screen, 'cleared'));
const nothingWrong = (screen: Screen) => equal(alertOn(screen), '');

const failures = [
  failed('server error', 'server'),
  failed('truncated', 'bad-answer'),
  failed('unforeseen', new Error('unforeseen')),
];

export const model = defineModel<typeof menuLoadMachine>({
  machine: menuLoadMachine,
  inputs: {
    'before the store is known': { scope: null, isLoaded: false },
    'a first page': { scope: PINE, isLoaded: false },
    'a second page': { scope: PINE, isLoaded: true },
  },
  events: {
    'scope.changed': [
      { label: 'a store', payload: { scope: PINE } },
      { label: 'another store', payload: { scope: OAK } },
      { label: 'no store', payload: { scope: NATIONAL } },
      { label: 'in French', payload: { scope: FRENCH } },
    ],
    'menus.dropped': [{ label: 'empty by now' }],
  },
  outcomes: {
    loadMenusOfStore: [
      done('menus', { count: 3 }),
      done('no menus', { count: 0 }),
      failed('none on the server', 'menu-not-found'),
      failed('offline', 'offline'),
      ...failures,
    ],
    loadNationalMenus: [
      done('menus', { count: 3 }),
      done('no menus', { count: 0 }),
      failed('none on the server', 'menu-not-found'),
      failed('offline', 'offline'),
      ...failures,
    ],
  },
  failures: {
    unreported: {
      'loadNationalMenus: none on the server': 'Nothing has failed: there are none.',
      'loadMenusOfStore: none on the server': FALLS_BACK,
      'loadMenusOfStore: server error': FALLS_BACK,
      'loadMenusOfStore: truncated': FALLS_BACK,
      'loadMenusOfStore: unforeseen': FALLS_BACK,
      'loadMenusOfStore: after(loadBound)': FALLS_BACK,
    },
  },
  bound: ({ scope, isLoaded, isFallback, failure }) => [scope, isLoaded, isFallback, failure],
  limit: 100,
  rest: ['served', 'empty', 'failed'],
  tags: ['served', 'empty'],
  supersedes: { loadMenus: ['scope.changed'] },
  invariants: {
    'PRV-035 why it failed is kept where it is shown, and only there': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
    'nothing loads, fails or is shown before it is known whose menus': ({ context, value }) =>
      (context.scope === null) === (value === 'waiting'),
    'MNU-010 PRV-034 a store is never shown as one without menus': ({ context, value }) =>
      value !== 'empty' || context.scope?.storeNumber === null,
    'MNU-010 of a store nothing but a lost connection is shown as a failure': ({ context, value }) =>
      value !== 'failed' || context.scope?.storeNumber === null || context.failure === 'offline',
  },
  properties: {
    'MNU-010 whatever fails of a store, it is cleared, the app hears of it, and the national menus load': (graph) =>
      [
        ...['server error', 'truncated', 'unforeseen', 'none on the server', 'no menus'].map(
          (label) => `loadMenusOfStore: ${label}`,
        ),
        'loadingOfStore after(loadBound)',
      ].flatMap((step) => [
        ...wrongTargets(graph, { [step]: 'loadingNational' }),
        ...missing(graph, step, emits('store.failed')),
      ]),
    'MNU-010 MNU-011 that the national menus stand in for a store’s is said once they are there, and only then': (
      graph,
    ) =>
      graph.edges.filter(({ before, stimulus, effects }) => {
        const isDue = stimulus.name === 'loadNationalMenus: menus' && before.context.isFallback;
        return isDue !== has({ effects }, 'fallback.served');
      }),
    'MNU-010 without a connection the store stays': (graph) =>
      always(
        graph,
        ['loadMenusOfStore: offline'],
        ({ before, next }) => next.matches('failed') && next.context.scope === before.context.scope,
      ),
    'PRV-034 PRV-035 MNU-011 of the whole country, none is not the same as a failure': {
      'loadMenusOfStore: menus': 'served',
      'loadNationalMenus: menus': 'served',
      'loadNationalMenus: none on the server': 'empty',
      'loadNationalMenus: no menus': 'empty',
      'loadNationalMenus: server error': 'failed',
      'loadNationalMenus: truncated': 'failed',
      'loadingNational after(loadBound)': 'failed',
    },
    'MNU-011 both can be tried again': {
      'empty retry.pressed(pressed)': 'loadingNational',
      'failed retry.pressed(pressed)': ['loadingNational', 'loadingOfStore'],
    },
    'another store, or another language, loads at once, wherever the flow is': (graph) =>
      always(graph, ['scope.changed(another store)', 'scope.changed(in French)'], ({ before, next }) => {
        const isSame = isDeepStrictEqual(before.context.scope, next.context.scope);
        if (isSame) return before.value === next.value;
        return next.matches(next.context.scope?.storeNumber === null ? 'loadingNational' : 'loadingOfStore');
      }),
    'MNU-010 what is empty by now is asked for again': {
      'menus.dropped(empty by now)': ['loadingNational', 'loadingOfStore'],
    },
  },
  shows: {
    waiting: {
      says: 'MNU-001 nothing is wrong while the store is looked up',
      see: ({ screen }) => nothingWrong(screen),
    },
    loadingOfStore: {
      says: 'MNU-011 nothing is wrong while the menus of the store load',
      see: ({ screen }) => nothingWrong(screen),
    },
    loadingNational: {
      says: 'MNU-011 nothing is wrong while the national menus load',
      see: ({ screen }) => nothingWrong(screen),
    },
    served: {
      says: 'MNU-001 MNU-010 the menus of the store or of the country, and that they stand in for those of a store',
      see: ({ screen, snapshot, outcome }) => {
        const { scope } = snapshot.context;
        deepEqual(menus(), [`Menu of ${scope?.storeNumber ?? 'the country'} in ${scope?.locale}`]);
        nothingWrong(screen);
        if (outcome === null) return;
        if (snapshot.context.isFallback) equal(isFallbackSaid(screen), true);
        else if (wereCleared(screen) === 0) equal(isFallbackSaid(screen), false);
      },
    },
    empty: {
      says: 'PRV-034 that no menus were found, and a way to try again',
      see: ({ screen, snapshot }) => {
        if (snapshot.context.isFallback && wereCleared(screen) === 1) equal(isFallbackSaid(screen), false);
        equal(all('[role="alert"] h2')[0]?.textContent, "We couldn't find any menus.");
        deepEqual(menus(), []);
      },
    },
    failed: {
      says: 'PRV-035 that there is trouble loading menus, and a way to try again',
      see: ({ screen, snapshot, outcome }) => {
        if (snapshot.context.isFallback && wereCleared(screen) === 1) equal(isFallbackSaid(screen), false);
        equal(all('[role="alert"] h2')[0]?.textContent, "We're having trouble loading menus. Please try again.");
        if (outcome) equal(alertOn(screen).includes('can’t connect'), outcome.label === 'offline');
        deepEqual(menus(), []);
      },
    },
  },
  causes: {
    // Which store is chosen and which language is spoken are the business of others.
    ...fromOutside('scope.changed'),
    'menus.dropped': { never: 'The cache is read anew beside the flow; the screen test of the menu does it.' },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
