import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { safePathOf } from '#domain/return-url.ts';
import { signOutMachine } from '#machines/account/sign-in/sign-out.machine.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { addressOn } from '../../kit/on-screen.ts';

const seesWaiting = (screen: Screen) => ok(screen.getByRole('heading', { name: 'Signing you out…' }));

export const model = defineModel<typeof signOutMachine>({
  machine: signOutMachine,
  inputs: {
    'an address of ours': { returnUrl: safePathOf('/menu/store-locator') ?? undefined },
    'no address that may be followed': { returnUrl: undefined },
  },
  events: {},
  outcomes: {
    endSession: [done('ended'), failed('server error', 'server'), failed('unforeseen', new Error('no'))],
  },
  // The specification names no bound of a request: our choice.
  waits: { signOutBound: 30_000 },
  bound: ({ to }) => to,
  limit: 10,
  rest: ['left'],
  invariants: {
    'ACC-043 it never leads off this site': ({ context }) => /^\/(?!\/)/.test(context.to),
  },
  shows: {
    signingOut: {
      says: 'ACC-042 the page says what it does',
      see: ({ screen }) => {
        seesWaiting(screen);
        ok(addressOn(screen).startsWith('/account/signout'));
      },
    },
    left: {
      says: 'ACC-042 ACC-043 it leads to the address that was given where it may be followed, else home',
      see: ({ snapshot, screen }) => {
        equal(addressOn(screen), snapshot.context.to);
        ok(['/menu/store-locator', '/'].includes(addressOn(screen)));
      },
    },
  },
  causes: {},
});
