import { emit, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';

/** A visitor wants to add a card: members go on, guests are asked to join or sign in first. */
export const guestAddCardMachine = setup({
  types: {} as {
    events: { type: 'sheet.closed' };
    emitted: { type: 'cardPage.requested' } | { type: 'request.ended' };
    tags: 'asking';
  },
  actors: {
    readMembership: unprovided<void, boolean>('readMembership'),
  },
  actions: {
    emitCardPage: emit({ type: 'cardPage.requested' }),
    emitEnd: emit({ type: 'request.ended' }),
  },
  guards: {
    isMember: (_, params: { isMember: boolean }) => params.isMember,
  },
}).createMachine({
  id: 'guestAddCard',
  description: '[FED-020 FED-021] From the press on the card to add one until that is possible or given up.',
  options: { maxIterations: 50 },
  initial: 'checking',
  states: {
    checking: {
      description:
        '[FED-021] A press on a page that has just been drawn waits until it is known who it is; bounded by the visitor machine (20 s).',
      invoke: {
        id: 'readMembership',
        src: 'readMembership',
        onDone: [
          {
            description: '[FED-022] A member after all: nothing to ask, on to the page that adds cards.',
            guard: { type: 'isMember', params: ({ event }) => ({ isMember: event.output }) },
            target: 'ended',
            actions: 'emitCardPage',
          },
          { description: '[FED-021] A guest is asked.', target: 'asking' },
        ],
        onError: {
          description: '[FED-021] It cannot be found out: a member, too, can sign in.',
          target: 'asking',
        },
      },
    },
    asking: {
      description: '[FED-021 FED-022] The sheet: join, sign in, or close it. Both links leave the page.',
      tags: 'asking',
      on: {
        'sheet.closed': {
          description: '[FED-022] The close control, Escape, a press outside, Back: the page is as before.',
          target: 'ended',
        },
      },
    },
    ended: {
      description: '[FED-022] The sheet is gone; the card can be pressed again.',
      type: 'final',
      entry: 'emitEnd',
    },
  },
});
