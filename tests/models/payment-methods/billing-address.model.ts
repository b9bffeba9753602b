import { equal, ok } from 'node:assert/strict';
import { fireEvent, type Screen } from '@testing-library/dom';
import type { BillingAddress, NewBillingAddress } from '#domain/payment-methods/billing-address.ts';
import { billingAddressMachine } from '#machines/payment-methods/billing-address.machine.ts';
import { PIKE_PLACE } from '#tests/support/an-address.ts';
import { emits, starts } from '../kit/effects.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { missing, readContext, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn, inputOn } from '../kit/on-screen.ts';

export const SAVED: BillingAddress = { addressId: 'address-1', ...PIKE_PLACE, addressLine1: '4 Elm Street' };
const { addressId: SAVED_ID, ...SAVED_ADDRESS } = SAVED;

const fieldsOf = ({ addressLine1 }: NewBillingAddress) => ({
  'First name': 'Gwen',
  'Last name': 'North',
  'Street address': addressLine1,
  City: 'Seattle',
  State: 'WA',
  'ZIP code': '98101',
});
const submit = (screen: Screen) => buttonOn(screen, /Continue to card|Saving…/);
const saved = (screen: Screen) => screen.queryByRole<HTMLInputElement>('radio', { name: /Gwen North/ });
const other = (screen: Screen) => screen.queryByRole<HTMLInputElement>('radio', { name: 'Use a new address' });

export const model = defineModel<typeof billingAddressMachine>({
  machine: billingAddressMachine,
  inputs: { 'an address is added': { addressId: null, isGuest: false } },
  events: {
    'address.submitted': [
      { label: 'complete', payload: { address: PIKE_PLACE, mayBeSaved: false } },
      { label: 'the same as a saved one', payload: { address: SAVED_ADDRESS, mayBeSaved: true } },
    ],
    'address.chosen': [{ label: 'a saved one', payload: { addressId: SAVED_ID } }],
  },
  outcomes: {
    findSaved: [
      done('saved before', 'address-3'),
      done('not saved', null),
      failed('session over', 'signed-out'),
      failed('server error', 'server'),
    ],
    saveAddress: [done('saved', 'address-2'), failed('refused', 'address-refused'), failed('offline', 'offline')],
  },
  bound: ({ addressId, address, isInDoubt, failure }) => [addressId, address, isInDoubt, failure],
  limit: 30,
  rest: ['filling', 'ready'],
  tags: ['ready'],
  invariants: {
    'BIL-018 BIL-019 what is edited stays the same address': ({ context }) => context.addressId === null,
  },
  properties: {
    'BIL-012 CRD-041 only an address that was saved or chosen leads on, under its own name': (graph) => [
      ...missing(graph, 'saveAddress: saved', emits('address.ready', { reference: 'address-2' })),
      ...missing(graph, 'address.chosen(a saved one)', emits('address.ready', { reference: SAVED_ID })),
      ...missing(graph, 'findSaved: saved before', emits('address.ready', { reference: 'address-3' })),
      ...wrongTargets(graph, {
        'saveAddress: saved': 'ready',
        'saveAddress: refused': 'filling',
        'saveAddress: offline': 'filling',
        'findSaved: saved before': 'ready',
        'findSaved: not saved': 'saving',
        'findSaved: session over': 'filling',
        'findSaved: server error': 'filling',
        'address.submitted(complete)': ['looking', 'saving'],
        'address.submitted(the same as a saved one)': 'looking',
        'address.chosen(a saved one)': 'ready',
      }),
    ],
    'BIL-018 D-335 the address that was entered is the one that is saved, or looked for where it may be saved': (
      graph,
    ) => [
      ...missing(graph, 'filling address.submitted(complete)', (from) =>
        readContext<typeof billingAddressMachine>(graph, from).isInDoubt
          ? starts('findSaved', { address: PIKE_PLACE })
          : starts('saveAddress', { addressId: null, address: PIKE_PLACE }),
      ),
      ...missing(graph, 'address.submitted(the same as a saved one)', starts('findSaved', { address: SAVED_ADDRESS })),
      ...missing(graph, 'findSaved: not saved', (from) =>
        starts('saveAddress', {
          addressId: null,
          address: readContext<typeof billingAddressMachine>(graph, from).address,
        }),
      ),
    ],
    'BIL-018 D-335 a lost answer leaves it in doubt, also where a later try is refused; a refusal alone does not': (
      graph,
    ) =>
      graph.edges
        .filter(({ next }) => next.value === 'filling')
        .filter(({ before, next, stimulus }) => {
          const isLost = ['saveAddress: offline', 'findSaved: server error', 'after(requestBound)'].includes(
            stimulus.name,
          );
          const was = before.context.isInDoubt;
          return next.context.isInDoubt !== (was || isLost);
        }),
  },
  shows: {
    filling: {
      says: 'BIL-016 BIL-017 the saved address, or the form; where the last try failed it says why and keeps what was typed',
      see: ({ screen, outcome }) => {
        ok(saved(screen) && other(screen));
        const alert = alertOn(screen);
        equal(alert.includes('We couldn’t confirm this address.'), outcome?.label === 'refused');
        equal(alert.includes('We can’t connect right now.'), outcome?.label === 'offline');
        equal(alert.includes('That took too long.'), outcome?.label === 'after(requestBound)');
        equal(alert.includes('Something went wrong on our end.'), outcome?.label === 'server error');
        if (outcome) equal(inputOn(screen, 'City')?.value, 'Seattle');
      },
    },
    looking: {
      says: 'BIL-018 D-335 while it is looked for the button says that it is being saved',
      see: ({ screen }) => ok(submit(screen)?.textContent?.includes('Saving…')),
    },
    saving: {
      says: 'BIL-018 while the request is running the button says so',
      see: ({ screen }) => ok(submit(screen)?.textContent?.includes('Saving…')),
    },
    ready: {
      says: 'BIL-012 BIL-004 CRD-041 the address leads to the card step of adding, by its id',
      see: ({ screen, outcome }) => {
        const reference = { saved: 'address-2', 'saved before': 'address-3' }[outcome?.label ?? ''] ?? SAVED_ID;
        equal(addressOn(screen), `/account/payment-method/add/credit-card?address=${reference}`);
      },
    },
  },
  causes: {
    'address.submitted': {
      control: ({ screen }) => submit(screen) ?? other(screen),
      perform: async (user, { screen, payload }) => {
        const choice = other(screen);
        if (choice) await user.click(choice);
        for (const [label, value] of Object.entries(fieldsOf(payload.address))) {
          const input = inputOn(screen, label);
          if (input) fireEvent.input(input, { target: { value } });
        }
        await user.click(screen.getByRole('button', { name: 'Continue to card' }));
      },
    },
    'address.chosen': {
      control: ({ screen }) => (saved(screen) ? (buttonOn(screen, 'Use this address') ?? saved(screen)) : null),
      perform: async (user, { screen }) => {
        const choice = saved(screen);
        if (choice) await user.click(choice);
        await user.click(screen.getByRole('button', { name: 'Use this address' }));
      },
    },
  },
});
