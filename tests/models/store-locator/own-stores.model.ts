import { deepEqual, equal, ok } from 'node:assert/strict';
import { ownStoresMachine } from '#machines/store-locator/own-stores.machine.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { always } from '../kit/on-graph.ts';
import { all, heading, named } from '../kit/on-screen.ts';

export const PINE = '2001';
export const USUAL = '2002';
export const OAK = '2003';

/** The groups of the list and their stores. */
const groups = () =>
  all('section section:has(> h2)').flatMap((group) => {
    const names = all('article h3', group).map((each) => each.textContent);
    return names.length > 0 ? [`${all('h2', group)[0]?.textContent}: ${names.join()}`] : [];
  });
const invitation = () => heading('Where would you like your coffee?');
const problem = () => all('p').find((each) => each.textContent === 'We couldn’t load your stores.') ?? null;
const onlyInvites = () => {
  ok(invitation() !== null, 'does not invite to search');
  deepEqual(groups(), []);
  equal(problem(), null);
};

export const model = defineModel<typeof ownStoresMachine>({
  machine: ownStoresMachine,
  inputs: { start: undefined },
  events: {
    'member.arrived': [{ label: 'looks for a store' }],
    'member.left': [{ label: 'signed out' }],
  },
  outcomes: {
    loadOwnStores: [
      done('some', { count: 3 }),
      done('none', { count: 0 }),
      failed('not known to the server', 'refused'),
      ...REQUEST_FAILS,
    ],
  },
  bound: () => null,
  limit: 40,
  rest: ['idle', 'listed', 'none', 'failed'],
  tags: ['listed'],
  invariants: {},
  properties: {
    'LOC-034 LOC-035 stores that are known are listed, and where there are none nothing is': (graph) => [
      ...always(graph, ['loadOwnStores: some'], ({ next }) => next.hasTag('listed')),
      ...always(
        graph,
        ['loadOwnStores: none', 'loadOwnStores: not known to the server'],
        ({ next }) => next.matches('none') && !next.hasTag('error'),
      ),
    ],
    'stores that could not be loaded are not taken for none': (graph) =>
      always(
        graph,
        ['loadOwnStores: server error', 'loadOwnStores: offline', 'loadOwnStores: unforeseen', 'after(loadBound)'],
        ({ next }) => next.matches('failed'),
      ),
    'nothing of a member is shown to the next visitor': (graph) =>
      always(graph, ['member.left(signed out)'], ({ next }) => next.matches('idle')),
    'a member who is back from a search sees what is known by then': (graph) =>
      always(graph, ['member.arrived(looks for a store)'], ({ before, next }) =>
        before.matches('listed') ? next.matches('listed') : next.matches('loading'),
      ),
  },
  shows: {
    idle: { says: 'LOC-004 a visitor is invited to search, and nothing else', see: onlyInvites },
    loading: {
      says: 'the skeleton stands where the stores will be',
      see: () => {
        equal(all('#results-list')[0]?.getAttribute('aria-busy'), 'true');
        deepEqual(groups(), []);
      },
    },
    listed: {
      says: 'LOC-004 LOC-034 LOC-035 each known store once, by the first reason, without a distance, beside the invitation',
      see: () => {
        deepEqual(groups(), [`Favorites: Store ${PINE}`, `Your usual: Store ${USUAL}`, `Previous: Store ${OAK}`]);
        ok(invitation() !== null, 'does not invite to search');
        equal(problem(), null);
        ok(
          all('article').every((card) => !/\bmi\b/.test(card.textContent ?? '')),
          'names a distance',
        );
      },
    },
    none: { says: 'LOC-004 a member without own stores is invited to search', see: onlyInvites },
    failed: {
      says: 'says that the own stores could not be loaded, offers to try again, and invites to search',
      see: () => {
        ok(problem() !== null, 'says nothing of the failure');
        ok(named('button', 'Try again') !== null);
        ok(invitation() !== null, 'does not invite to search');
        deepEqual(groups(), []);
      },
    },
  },
  causes: {
    // Who is signed in, and whether anything is searched, is of other machines.
    ...fromOutside('member.arrived', 'member.left'),
    'retry.pressed': { control: () => named('button', 'Try again') },
  },
});
