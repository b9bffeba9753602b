import { equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { scheduledPickupMachine } from '#machines/ordering/scheduled-pickup.machine.ts';
import { starts } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel, done, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing } from '../kit/on-graph.ts';
import { all, buttonOn, textOn } from '../kit/on-screen.ts';

/** The times that the view of a walk finds: as soon as possible, twenty past and twenty-five past eleven. */
export const IDS = ['ASAP', '1120', '1125'] as const;

const OFFERED = 'busy or not, the times are shown';
const radios = () => all('input[type="radio"]') as HTMLInputElement[];
const radio = (value: string | null) => radios().find((each) => each.value === (value ?? 'soonest')) ?? null;
const alert = (screen: Screen) => screen.queryByRole('alert')?.textContent ?? '';
const LOST = /That time isn’t available anymore/;
const EARLIER_STAND = 'The times that were read before stand, and an order is checked anyway (ORD-042).';

const seesTimes = (screen: Screen) => {
  equal(radios().length, 3, OFFERED);
  equal(radios().find(({ checked }) => checked)?.value, textOn(screen, 'kept'));
  equal(alert(screen), '');
};

/** Who lost a time and chose as soon as possible sees that, also while the times are not there. */
const seesKept = ({ chosen, lost }: { chosen: string | null; lost: readonly string[] }) => {
  const isKept = chosen === null && lost.length > 0;
  equal(radios().length, isKept ? 1 : 0);
  if (isKept) equal(radio(null)?.checked, true);
};

const seesSoonestAlone = () => {
  match(document.querySelector('#pickup-time-lost')?.textContent ?? '', LOST);
  equal(radios().length, 1);
  equal(radio(null)?.checked, false);
  ok(document.activeElement === radio(null));
};

const seesOthers = (screen: Screen, lost: readonly string[]) => {
  match(alert(screen), LOST);
  equal(radios().filter(({ checked }) => checked).length, 0);
  for (const taken of lost) {
    equal(radio(taken)?.disabled, true);
    match(radio(taken)?.closest('label')?.textContent ?? '', /Just taken/);
  }
  ok(document.activeElement === radio(null));
};

export const model = defineModel<typeof scheduledPickupMachine>({
  machine: scheduledPickupMachine,
  inputs: {
    'as soon as possible': { chosen: null, lost: [], mustChoose: false },
    'a time': { chosen: '1120', lost: [], mustChoose: false },
    'a time that was lost': { chosen: null, lost: ['1120'], mustChoose: true },
  },
  events: {
    'slot.chosen': [
      { label: 'as soon as possible', payload: { slotId: null } },
      { label: '11:20', payload: { slotId: '1120' } },
      { label: '11:25', payload: { slotId: '1125' } },
    ],
    'slot.lost': [{ label: '11:20', payload: { slotId: '1120' } }],
  },
  outcomes: {
    loadSlots: [
      done('all', { slotIds: IDS }),
      done('without 11:20', { slotIds: ['ASAP', '1125'] }),
      done('none', { slotIds: [] }),
      ...REQUEST_FAILS,
    ],
  },
  waits: { freshness: 60_000 },
  bound: ({ chosen, lost, mustChoose, failure }) => [chosen, lost, mustChoose, failure],
  limit: 200,
  rest: ['offered.fresh', 'lost.fresh', 'soonestOnly.unread', 'soonestOnly.none', 'none', 'failed'],
  tags: ['offered', 'soonest', 'none', 'lost'],
  failures: {
    unreported: {
      refreshSlots: EARLIER_STAND,
      'refreshSlots: after(loadBound)': EARLIER_STAND,
      refreshOthers: EARLIER_STAND,
      refreshSoonest: EARLIER_STAND,
      'refreshSoonest: after(loadBound)': EARLIER_STAND,
      'refreshOthers: after(loadBound)': EARLIER_STAND,
    },
  },
  supersedes: { loadSlots: ['slot.lost', 'slot.chosen'] },
  invariants: {
    'ORD-041 ORD-042 a time that was lost is never the chosen one': ({ context: { chosen, lost } }) =>
      chosen === null || !lost.includes(chosen),
    'ORD-042 another one must be chosen as long as none was': ({ context, value }) =>
      !/^{"(lost|soonestOnly)"/.test(JSON.stringify(value)) || (context.mustChoose && context.chosen === null),
  },
  properties: {
    'ORD-040 ORD-042 OPP-014 OPP-015 each answer leads where it should': {
      'loadSlots: none': ['none', '{"soonestOnly":"none"}'],
      'reloadSlots: none': '{"soonestOnly":"none"}',
      'refreshSlots: none': ['none', '{"soonestOnly":"none"}'],
      'loading after(loadBound)': 'failed',
      'loading loadSlots: server error': 'failed',
      'reloading reloadSlots: all': '{"lost":"fresh"}',
      'reloading reloadSlots: server error': '{"soonestOnly":"unread"}',
      'reloading after(loadBound)': '{"soonestOnly":"unread"}',
      '{"soonestOnly":"unread"} retry.pressed(pressed)': 'reloading',
      '{"soonestOnly":"unread"} slot.chosen(as soon as possible)': 'loading',
      '{"soonestOnly":"none"} slot.chosen(as soon as possible)': 'loading',
      '{"soonestOnly":"none"} after(freshness)': '{"soonestOnly":"refreshing"}',
      '{"soonestOnly":"refreshing"} refreshSoonest: all': '{"lost":"fresh"}',
      '{"soonestOnly":"refreshing"} refreshSoonest: none': '{"soonestOnly":"none"}',
      '{"soonestOnly":"refreshing"} refreshSoonest: server error': '{"soonestOnly":"none"}',
      '{"soonestOnly":"refreshing"} after(loadBound)': '{"soonestOnly":"none"}',
      'none after(freshness)': 'loading',
      'failed retry.pressed(pressed)': 'loading',
      '{"offered":"fresh"} after(freshness)': '{"offered":"refreshing"}',
      '{"offered":"refreshing"} refreshSlots: all': '{"offered":"fresh"}',
      '{"offered":"refreshing"} refreshSlots: server error': '{"offered":"fresh"}',
      '{"lost":"fresh"} after(freshness)': '{"lost":"refreshing"}',
      '{"lost":"refreshing"} refreshOthers: all': '{"lost":"fresh"}',
      '{"lost":"refreshing"} refreshOthers: none': '{"soonestOnly":"none"}',
      '{"lost":"refreshing"} refreshOthers: server error': '{"lost":"fresh"}',
      'slot.lost(11:20)': 'reloading',
      '{"lost":"fresh"} slot.chosen(11:25)': '{"offered":"fresh"}',
      '{"lost":"fresh"} slot.chosen(as soon as possible)': '{"offered":"fresh"}',
    },
    'ORD-042 OPP-014 a lost time is read anew from the store, and so are the times of each next minute': (graph) => [
      ...missing(graph, 'slot.lost(11:20)', starts('reloadSlots', { isSure: true })),
      ...missing(graph, '{"offered":"fresh"} after(freshness)', starts('refreshSlots', { isSure: true })),
      ...missing(graph, '{"soonestOnly":"none"} after(freshness)', starts('refreshSoonest', { isSure: true })),
      ...missing(graph, '{"lost":"fresh"} after(freshness)', starts('refreshOthers', { isSure: true })),
    ],
    'ORD-041 a chosen time that is not offered any more is given up, and that is said': (graph) =>
      graph.edges.filter(({ before, to, next, stimulus, effects }) => {
        const isGone =
          /^(load|refresh)Slots: (without 11:20|none)$/.test(stimulus.name) && before.context.chosen === '1120';
        const isSaid = has({ effects }, 'slot.gone') && next.context.mustChoose;
        const isShown = to.startsWith(stimulus.name.endsWith('none') ? '[{"soonestOnly":"none"' : '[{"lost":"fresh"');
        return isGone && !(isSaid && isShown && next.context.lost.includes('1120'));
      }),
    'FC-022 ORD-042 D-373 as long as no other time was chosen it is said that the time was lost': (graph) =>
      graph.edges.filter(({ next }) => next.context.mustChoose !== next.hasTag('lost')),
    'FC-022 D-373 what can be chosen after a loss stays there while the times are read anew by themselves': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => /^\[{"(lost|soonestOnly)"/.test(from) && stimulus.name === 'after(freshness)')
        .filter(({ next }) => !next.hasTag('offered') || !next.hasTag('lost')),
    'ORD-042 what was lost cannot be chosen again': (graph) =>
      graph.edges.filter(
        ({ before, stimulus }) => stimulus.name === 'slot.chosen(11:20)' && before.context.lost.includes('1120'),
      ),
  },
  shows: {
    loading: {
      says: 'ORD-040 that the times are loading',
      see: ({ screen, snapshot: { context } }) => {
        seesKept(context);
        match(screen.getByRole('status').textContent ?? '', /Loading…/);
      },
    },
    'offered.fresh': {
      says: 'ORD-040 ORD-042 as soon as possible and the times of the store, and which is chosen',
      see: ({ screen }) => seesTimes(screen),
    },
    'offered.refreshing': {
      says: 'ORD-042 the earlier times, until the next ones are there',
      see: ({ screen }) => seesTimes(screen),
    },
    reloading: {
      says: 'ORD-041 OPP-014 that the time was taken, while the others are read anew',
      see: ({ screen }) => {
        match(alert(screen), LOST);
        equal(radios().length, 0);
      },
    },
    'lost.fresh': {
      says: 'ORD-041 ORD-042 FC-022 that the time was taken; it is marked, none is chosen, and the focus is on the others',
      see: ({ screen, snapshot: { context } }) => seesOthers(screen, context.lost),
    },
    'lost.refreshing': {
      says: 'ORD-041 ORD-042 the same, until the next times are there',
      see: ({ screen, snapshot: { context } }) => seesOthers(screen, context.lost),
    },
    'soonestOnly.unread': {
      says: 'FC-022 ORD-042 D-373 that the time was taken, why the others are not there, and as soon as possible',
      see: ({ screen, outcome }) => {
        seesSoonestAlone();
        ok(buttonOn(screen, 'Try again'));
        if (outcome?.label === 'offline')
          ok(screen.queryAllByRole('alert').some((each) => /Check your connection/.test(each.textContent ?? '')));
      },
    },
    'soonestOnly.none': {
      says: 'FC-022 ORD-042 D-373 that the time was taken, that there is no other one, and as soon as possible',
      see: ({ screen }) => {
        seesSoonestAlone();
        ok(screen.getByText('This store has no pickup times right now.'));
      },
    },
    'soonestOnly.refreshing': {
      says: 'FC-022 ORD-042 D-373 the same, while the store is asked again',
      see: ({ screen }) => {
        seesSoonestAlone();
        ok(screen.getByText('This store has no pickup times right now.'));
      },
    },
    none: {
      says: 'ORD-042 that the store has no times now',
      see: ({ screen, snapshot: { context } }) => {
        ok(screen.getByText('This store has no pickup times right now.'));
        seesKept(context);
      },
    },
    failed: {
      says: 'ORD-040 why the times are not there, with a way to ask again',
      see: ({ screen, outcome, snapshot: { context } }) => {
        seesKept(context);
        match(alert(screen), /We couldn’t load the pickup times/);
        if (outcome?.label === 'offline') match(alert(screen), /Check your connection/);
      },
    },
  },
  causes: {
    'slot.chosen': {
      control: ({ payload }) => radio(payload.slotId),
      idle: 'The radio that is chosen already stays enabled.',
      perform: async (user, { payload }) => {
        const control = radio(payload.slotId);
        if (control) await user.click(control);
      },
    },
    'slot.lost': { arrives: ({ payload }) => externalEvents.fire({ type: 'slot.lost', ...payload }) },
    'retry.pressed': { control: ({ screen }) => buttonOn(screen, 'Try again') },
  },
});
