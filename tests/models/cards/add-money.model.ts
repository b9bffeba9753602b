import { fail } from 'node:assert/strict';
import { Failure } from '#domain/failure.ts';
import { addMoneyMachine } from '#machines/cards/add-money.machine.ts';
import { defineModel, done, failed } from '../kit/model.ts';

export const model = defineModel<typeof addMoneyMachine>({
  machine: addMoneyMachine,
  inputs: { start: undefined },
  events: { 'try.repeated': [{ label: 'pressed' }] },
  outcomes: {
    submitAddMoney: [
      done('done'),
      failed('server error', new Failure('server')),
      failed('offline', new Failure('offline')),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  // NEW-000 Take the bound from the specification, or say that it is our choice.
  waits: { submitBound: 20_000 },
  bound: ({ failure }) => failure,
  limit: 20,
  rest: ['failed', 'done'],
  tags: ['done'],
  invariants: {
    'why it failed is kept where it failed, and only there': ({ context, value }) =>
      (context.failure !== null) === (value === 'failed'),
  },
  shows: {
    working: {
      says: 'NEW-000 what the page shows while it waits',
      see: () => fail('NEW-000 Expect on the screen what the specification says is there while the flow waits.'),
    },
    failed: {
      says: 'NEW-000 what the page shows after each failure',
      see: () => fail('NEW-000 Expect on the screen the words for the outcome that failed, and the way forward.'),
    },
    done: {
      says: 'NEW-000 what the page shows in the end',
      see: () => fail('NEW-000 Expect on the screen what the specification says the visitor has in the end.'),
    },
  },
  causes: { 'try.repeated': { control: ({ screen }) => screen.queryByRole('button', { name: 'Try again' }) } },
});
