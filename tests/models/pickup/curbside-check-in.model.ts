import { equal, match, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { vi } from 'vitest';
import { curbsideCheckInMachine } from '#machines/pickup/curbside-check-in.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing } from '../kit/on-graph.ts';
import { addressOn, all, buttonOn, inputOn } from '../kit/on-screen.ts';

const SELECT = 'Select your parking spot';
const FAILED = 'Something went wrong on our end. If you have placed an order, park in curbside pick up.';
const CLOSED = 'Curbside pickup is closed right now.';
const UNAVAILABLE =
  'Curbside is not available right now. Head to the entryway or drive-thru to pick up your order. See you soon!';

const number = (screen: Screen) => inputOn(screen, 'Spot number');
const submit = (screen: Screen) => buttonOn(screen, /^(Check in|Checking in…|Waiting for your connection…)/);
const alert = (screen: Screen) => screen.queryByRole('alert')?.textContent ?? '';
/** How often a text stands on the page: as a label, and as what is wrong. */
const said = (words: string) => all('p, legend').filter(({ textContent }) => textContent === words).length;

const isUsable = (screen: Screen) => {
  equal(submit(screen)?.getAttribute('aria-disabled'), null);
  equal(number(screen)?.readOnly, false);
};

export const model = defineModel<typeof curbsideCheckInMachine>({
  machine: curbsideCheckInMachine,
  inputs: { 'four spots': { stallQuantity: 4 } },
  events: {
    'spot.entered': [
      { label: 'the last', payload: { spot: '4' } },
      { label: 'one too many', payload: { spot: '5' } },
    ],
    'checkIn.pressed': [
      { label: 'online', payload: { isOnline: true } },
      { label: 'offline', payload: { isOnline: false } },
    ],
  },
  outcomes: {
    awaitNetwork: [done('online again'), failed('unforeseen', new Error('unforeseen'))],
    createArrival: [
      done('arrived', { outcome: 'arrived' }),
      done('closed', { outcome: 'limited', limit: 'closed' }),
      done('unavailable', { outcome: 'limited', limit: 'unavailable' }),
      ...REQUEST_FAILS,
      failed('refused', 'refused'),
    ],
  },
  // The specification names no bounds: our choice.
  waits: { waitBound: 15 * 60_000 },
  bound: ({ spot }) => spot,
  limit: 60,
  rest: ['choosing', 'waitingForNetwork', 'arrived'],
  tags: ['spotMissing', 'waiting', 'stillOffline', 'closed', 'unavailable', 'failed', 'arrived'],
  invariants: {
    'CRB-006 nothing waits or is sent without a spot of the store': ({ context, value }) =>
      typeof value === 'object' || context.spot === '4',
  },
  properties: {
    'CRB-004 CRB-006 CRB-009 each press and each answer leads where it should': {
      'submitting createArrival: arrived': 'arrived',
      'submitting createArrival: closed': '{"choosing":"closed"}',
      'submitting createArrival: unavailable': '{"choosing":"unavailable"}',
      'submitting createArrival: server error': '{"choosing":"failed"}',
      'submitting createArrival: offline': '{"choosing":"failed"}',
      'submitting after(submitBound)': '{"choosing":"failed"}',
      'waitingForNetwork awaitNetwork: online again': 'submitting',
      'waitingForNetwork after(waitBound)': '{"choosing":"stillOffline"}',
      'waitingForNetwork waiting.cancelled(pressed)': '{"choosing":"fresh"}',
    },
    'CRB-005 the chosen spot is sent, as a number': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'submitting')
        .filter((edge) => !has(edge, starts('createArrival', { stallNumber: 4 }))),
    'CRB-004 FC-170 while a request is under way no press sends another': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value === 'submitting' && stimulus.via === 'event'),
    'CRB-003 CRB-004 an arrival leads on with its spot': (graph) =>
      missing(graph, 'createArrival: arrived', emits('customer.arrived', { stallNumber: 4 })),
    'CRB-006 FC-169 a press without a spot sends nothing': (graph) =>
      graph.edges.filter(({ from, next, stimulus }) => {
        const isPress = stimulus.name.startsWith('checkIn.pressed');
        return isPress && !from.includes('"4"') && !next.matches({ choosing: 'spotMissing' });
      }),
  },
  shows: {
    'choosing.fresh': {
      says: 'CRB-002 AO-63 the spots and a way to check in; nothing is wrong',
      see: ({ screen }) => {
        isUsable(screen);
        equal(all('input[type="radio"]').length, 4);
        equal(said(SELECT), 1);
        equal(alert(screen), '');
      },
    },
    'choosing.spotMissing': {
      says: 'CRB-006 FC-169 the spots are asked for, and the focus is there',
      see: ({ screen }) => {
        isUsable(screen);
        equal(said(SELECT), 2);
        ok(document.activeElement?.matches('input[type="radio"]'));
      },
    },
    'choosing.failed': {
      says: 'CRB-004 CRB-009 what went wrong, with the form still usable',
      see: ({ screen }) => {
        isUsable(screen);
        equal(alert(screen), FAILED);
        equal(number(screen)?.value, '4');
      },
    },
    'choosing.closed': {
      says: 'CRB-011 CRB-012 CRB-013 that the store has closed',
      see: ({ screen }) => equal(alert(screen), `Limited pickup${CLOSED}`),
    },
    'choosing.unavailable': {
      says: 'CRB-010 CRB-012 CRB-013 that nothing is brought out now, and where to go',
      see: ({ screen }) => equal(alert(screen), `Limited pickup${UNAVAILABLE}`),
    },
    'choosing.stillOffline': {
      says: 'CRB-004 that it is not checked in, with the form still usable',
      see: ({ screen }) => {
        isUsable(screen);
        match(alert(screen), /not checked in yet/);
      },
    },
    waitingForNetwork: {
      says: 'CRB-004 that it waits for the network',
      see: ({ screen }) => {
        match(screen.getByRole('status').textContent ?? '', /You’re offline.*as soon as you’re back online/);
        equal(submit(screen)?.getAttribute('aria-disabled'), 'true');
        ok(all('input[type="radio"]').every((radio) => radio.getAttribute('aria-disabled') === 'true'));
      },
    },
    submitting: {
      says: 'CRB-004 FC-170 that it is under way, and no second press',
      see: ({ screen }) => {
        match(submit(screen)?.textContent ?? '', /Checking in…/);
        equal(submit(screen)?.getAttribute('aria-disabled'), 'true');
      },
    },
    arrived: {
      says: 'CRB-003 CRB-004 the page that confirms it',
      see: ({ screen }) => equal(addressOn(screen), '/pickup/curbside/success'),
    },
  },
  causes: {
    'spot.entered': {
      control: ({ screen }) => (number(screen)?.readOnly ? null : number(screen)),
      perform: async (user, { screen, payload }) => {
        const field = screen.getByLabelText('Spot number');
        await user.clear(field);
        await user.click(field);
        await user.paste(payload.spot);
      },
    },
    'checkIn.pressed': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload }) => {
        vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(payload.isOnline);
        await user.click(screen.getByRole('button', { name: 'Check in' }));
      },
    },
    'waiting.cancelled': { control: ({ screen }) => buttonOn(screen, 'Change spot') },
  },
});
