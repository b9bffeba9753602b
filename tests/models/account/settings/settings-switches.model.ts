import { deepEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { SettingsSwitches, TurnedSwitches } from '#domain/account/settings-switches.ts';
import { settingsSwitchesMachine } from '#machines/account/settings/settings-switches.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import type { Edge } from '../../kit/graph.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, has, hasFailed, missing, wrongTargets } from '../../kit/on-graph.ts';
import { buttonOn, textOn } from '../../kit/on-screen.ts';

type Which = keyof SettingsSwitches;

const SWITCHES: Readonly<Record<Which, string>> = {
  product: 'New drinks and Northstar news',
  general: 'Offers, events and surveys',
  personalized: 'Picks based on what I order',
  doNotSellOrShare: 'Do Not Sell or Share My Personal Information',
};

/** A page of switches: what the server said last of each, which were turned as the session ended, and which are turned here. */
type Page = {
  rows: { shows: string; saves: string };
  held: TurnedSwitches;
  lost: TurnedSwitches;
  turned: readonly Which[];
};

/** Nothing is wanted of the third switch. */
export const MAILS = {
  rows: { shows: 'ACC-107', saves: 'ACC-108' },
  held: { product: true, general: true, personalized: false },
  lost: { product: false },
  turned: ['product', 'general'],
} as const satisfies Page;

export const PRIVACY = {
  rows: { shows: 'ACC-113', saves: 'ACC-114' },
  held: { doNotSellOrShare: false },
  lost: { doNotSellOrShare: true },
  turned: ['doNotSellOrShare'],
} as const satisfies Page;

const switchOf = (screen: Screen, name: string) => screen.queryByRole<HTMLInputElement>('switch', { name });

const sentBy = ({ effects }: Edge) => effects.filter(({ does }) => does === 'starts').map(({ value }) => value);

/** An answer to what is wanted still. */
const isLast = ({ before, stimulus }: Edge) =>
  stimulus.name === 'saveSwitches: saved' && isDeepStrictEqual(before.context.requested, before.context.optimistic);

/** The machine on one of its pages. */
export function modelOn({ rows, held, lost, turned }: Page) {
  const names = Object.entries(SWITCHES).filter(([which]) => which in held);
  const shown = (screen: Screen) =>
    Object.fromEntries(names.map(([which, name]) => [which, switchOf(screen, name)?.checked]));

  return defineModel<typeof settingsSwitchesMachine>({
    machine: settingsSwitchesMachine,
    inputs: { afresh: { optimistic: null }, 'with a choice that was not saved': { optimistic: lost } },
    events: {
      'switch.turned': turned.map((which) => ({ label: which, payload: { which, shown: held[which] === true } })),
      'unsaved.confirmed': [{ label: '' }],
      'unsaved.discarded': [{ label: '' }],
    },
    outcomes: {
      saveSwitches: [done('saved'), failed('server error', 'server'), failed('unforeseen', new Error('unforeseen'))],
    },
    // A reading and a save of 15 s each; our choice is to wait a little longer than the transport.
    waits: { saveBound: 35_000 },
    bound: ({ optimistic, requested }) => [optimistic, requested],
    limit: 70,
    rest: ['resting', 'offering'],
    tags: ['offered'],
    invariants: {
      'ACC-108 ACC-114 pending from the turn to the answer, and at rest there is no optimistic value': (now) =>
        now.hasTag('pending') === (now.context.optimistic !== null && !now.hasTag('offered')),
      'FC-064 nothing is requested while the choice is offered': (now) =>
        !now.hasTag('offered') || now.context.requested === null,
    },
    properties: {
      'FC-064 a choice that was not saved is saved only by a press, as it was': (graph) => [
        ...graph.edges
          .filter(({ before }) => before.value === 'offering')
          .filter(({ stimulus }) => stimulus.via !== 'event'),
        ...wrongTargets(graph, { 'unsaved.discarded()': 'resting' }),
        ...missing(graph, 'unsaved.confirmed()', starts('saveSwitches', lost)),
      ],
      'ACC-108 ACC-114 a turned switch shows at once': (graph) =>
        always(graph, ['switch.turned'], ({ next }) => next.value === 'saving'),
      'ACC-108 ACC-114 D-410 only the switch that was turned is another one, and nothing is wanted of one that was not':
        (graph) =>
          graph.edges.filter(({ before, next, stimulus }) => {
            if (stimulus.via !== 'event' || stimulus.event.type !== 'switch.turned') return false;
            const was = before.context.optimistic;
            const which: Which = stimulus.event['which'];
            return !isDeepStrictEqual(next.context.optimistic, { ...was, [which]: !(was?.[which] ?? held[which]) });
          }),
      'ACC-108 ACC-114 what was turned is sent, at once, or after the answer to what was sent before': (graph) =>
        graph.edges.filter((edge) => {
          const isFirst = edge.before.value !== 'saving' && edge.next.value === 'saving';
          const isNext = edge.stimulus.name === 'saveSwitches: saved' && !isLast(edge);
          return !isDeepStrictEqual(sentBy(edge), isFirst || isNext ? [edge.next.context.optimistic] : []);
        }),
      'ACC-108 ACC-114 a switch that is turned at rest is saved, and an answer leads to rest, or to the next call': {
        'saveSwitches: saved': ['resting', 'saving'],
        ...Object.fromEntries(turned.map((which) => [`resting switch.turned(${which})`, 'saving'])),
      },
      'ACC-108 ACC-114 saved is emitted exactly when the last choice is saved': (graph) =>
        graph.edges.filter(
          (edge) => isLast(edge) !== has(edge, 'switches.saved') || (isLast(edge) && edge.next.value !== 'resting'),
        ),
      'ACC-108 ACC-114 every failure drops the optimistic value': (graph) =>
        graph.edges.filter(hasFailed).filter(({ next }) => next.context.optimistic !== null),
      'ACC-108 ACC-114 FC-064 a failure is emitted with its reason, and with what was wanted': (graph) =>
        Object.entries({
          'saveSwitches: server error': 'server',
          'saveSwitches: unforeseen': 'unexpected',
          'after(saveBound)': 'timed-out',
        }).flatMap(([step, failure]) =>
          always(graph, [step], (edge) =>
            has(edge, emits('switches.refused', { failure, wanted: edge.before.context.optimistic })),
          ),
        ),
    },
    shows: {
      offering: {
        says: 'FC-064 the switches show what was lost, with the ways to save it or to leave it',
        see: ({ screen }) => {
          deepEqual(shown(screen), { ...held, ...lost });
          ok(buttonOn(screen, 'Save my choice') && buttonOn(screen, 'Discard changes'));
        },
      },
      resting: {
        says: `${rows.shows} ${rows.saves} at rest nothing is pending and the switches show what the server confirmed`,
        see: ({ screen }) => {
          equal(textOn(screen, 'confirmed'), JSON.stringify(shown(screen)));
          equal(screen.getAllByRole('switch')[0]?.closest('section')?.getAttribute('aria-busy'), 'false');
          equal(buttonOn(screen, 'Save my choice'), null);
        },
      },
      saving: {
        says: `${rows.saves} while it is saved the switches that were turned show what is wanted`,
        see: ({ snapshot, screen }) => deepEqual(shown(screen), { ...held, ...snapshot.context.optimistic }),
      },
    },
    causes: {
      'switch.turned': {
        control: ({ screen, payload: { which } }) => switchOf(screen, SWITCHES[which]),
        anyPayload: true,
      },
      'unsaved.confirmed': { control: ({ screen }) => buttonOn(screen, 'Save my choice') },
      'unsaved.discarded': { control: ({ screen }) => buttonOn(screen, 'Discard changes') },
    },
  });
}

export const model = modelOn(MAILS);
