import { assign, emit, setup } from 'xstate';

/** A message and its values, formatted when it is shown, in the language of that moment. */
export type NoticeWording = { readonly id: string; readonly values: Readonly<Record<string, string | number>> };

export type Notice = {
  /** What the notice is about: of two notices about the same thing only the newer one is shown. */
  readonly key: string;
  readonly kind: 'toast' | 'standing';
  readonly tone: 'success' | 'failure' | 'info';
  readonly title: NoticeWording | null;
  readonly text: NoticeWording;
  readonly undoable: boolean;
};

/** Notices that wait behind the one that is shown; of more, the oldest waiting one is dropped. */
export const WAITING_NOTICES = 4;

type Queues = { toasts: readonly Notice[]; standing: readonly Notice[] };

/** Every message of the app outside the page content: toasts and notices that stay open. */
export const noticesMachine = setup({
  types: {} as {
    context: Queues;
    events:
      | { type: 'notice.raised'; notice: Notice }
      | { type: 'undo.pressed' }
      | { type: 'toast.dismissed' }
      | { type: 'toast.held' }
      | { type: 'toast.released' }
      | { type: 'notice.withdrawn'; key: string }
      | { type: 'notice.dismissed'; key: string }
      | { type: 'notices.cleared' };
    emitted: { type: 'undo.requested'; key: string } | { type: 'notice.ended'; key: string };
  },
  actions: {
    queueToast: assign({
      toasts: ({ context }, params: { notice: Notice }) => queued(context.toasts, params.notice),
    }),
    keepBanner: assign({
      standing: ({ context }, params: { notice: Notice }) => queued(context.standing, params.notice),
    }),
    replaceToast: assign({
      toasts: ({ context }, params: { notice: Notice }) => [params.notice, ...context.toasts.slice(1)],
    }),
    dropToast: assign({ toasts: ({ context }) => context.toasts.slice(1) }),
    dropWaitingToast: assign({
      toasts: ({ context }, params: { key: string }) => context.toasts.filter(({ key }) => key !== params.key),
    }),
    dropBanner: assign({
      standing: ({ context }, params: { key: string }) => context.standing.filter(({ key }) => key !== params.key),
    }),
    clearToasts: assign({ toasts: [] }),
    clearBanners: assign({ standing: [] }),
    requestUndo: emit(({ context }) => ({ type: 'undo.requested' as const, key: context.toasts[0]?.key ?? '' })),
    emitToastEnded: emit(({ context }) => ({ type: 'notice.ended' as const, key: context.toasts[0]?.key ?? '' })),
    emitWaitingEnded: emit((_, params: { key: string }) => ({ type: 'notice.ended' as const, key: params.key })),
  },
  guards: {
    isToast: (_, params: { notice: Notice }) => params.notice.kind === 'toast',
    isShownToast: ({ context }, params: { notice: Notice }) =>
      params.notice.kind === 'toast' && context.toasts[0]?.key === params.notice.key,
    isShownKey: ({ context }, params: { key: string }) => context.toasts[0]?.key === params.key,
    isWaitingKey: ({ context }, params: { key: string }) =>
      context.toasts.slice(1).some(({ key }) => key === params.key),
    isBanner: (_, params: { notice: Notice }) => params.notice.kind === 'standing',
    isStillOpen: ({ context }, params: { key: string }) => context.standing.some(({ key }) => key === params.key),
    isUndoable: ({ context }) => context.toasts[0]?.undoable === true,
    hasToast: ({ context }) => context.toasts.length > 0,
  },
  delays: { toastDuration: 7_000 },
}).createMachine({
  id: 'notices',
  description: 'Toasts one after the other, and notices that stay until they are dismissed.',
  context: { toasts: [], standing: [] },
  options: { maxIterations: 50 },
  type: 'parallel',
  states: {
    toast: {
      description: 'One toast at a time, oldest first.',
      initial: 'none',
      on: {
        'notices.cleared': {
          description: 'Sign-out: messages to one visitor are not shown to the next.',
          target: '.none',
          actions: 'clearToasts',
        },
      },
      states: {
        none: {
          description: 'No toast is shown.',
          on: {
            'notice.raised': {
              description: 'The first toast is shown at once.',
              guard: { type: 'isToast', params: ({ event }) => ({ notice: event.notice }) },
              target: 'showing',
              actions: { type: 'queueToast', params: ({ event }) => ({ notice: event.notice }) },
            },
          },
        },
        showing: {
          description: 'A toast is shown for 7 seconds, or as long as it has the pointer or the focus.',
          initial: 'running',
          on: {
            'notice.raised': [
              {
                description: 'A message about the same thing: it replaces the text, for another 7 seconds.',
                guard: { type: 'isShownToast', params: ({ event }) => ({ notice: event.notice }) },
                target: '.asBefore',
                reenter: true,
                actions: { type: 'replaceToast', params: ({ event }) => ({ notice: event.notice }) },
              },
              {
                description: 'Another toast waits for its turn.',
                guard: { type: 'isToast', params: ({ event }) => ({ notice: event.notice }) },
                actions: { type: 'queueToast', params: ({ event }) => ({ notice: event.notice }) },
              },
            ],
            'undo.pressed': {
              description: 'Undoes what the toast reports, where that can be undone.',
              guard: 'isUndoable',
              target: 'ended',
              actions: 'requestUndo',
            },
            'toast.dismissed': { description: 'Closes the toast early.', target: 'ended' },
            'notice.withdrawn': [
              {
                description: 'What the toast says is true no more.',
                guard: { type: 'isShownKey', params: ({ event }) => ({ key: event.key }) },
                target: 'ended',
              },
              {
                description: 'What a waiting toast would say is true no more: it is not shown.',
                guard: { type: 'isWaitingKey', params: ({ event }) => ({ key: event.key }) },
                actions: [
                  { type: 'dropWaitingToast', params: ({ event }) => ({ key: event.key }) },
                  { type: 'emitWaitingEnded', params: ({ event }) => ({ key: event.key }) },
                ],
              },
            ],
          },
          states: {
            asBefore: {
              description:
                'A toast that takes the place of another under pointer or focus stays held: neither of them enters it.',
              type: 'history',
            },
            running: {
              description: 'The time of the toast runs.',
              on: {
                'toast.held': {
                  description: 'Pointer or focus is on the toast: its time stands still.',
                  target: 'held',
                },
              },
              after: {
                toastDuration: { description: 'Seven seconds have passed.', target: '#notices.toast.ended' },
              },
            },
            held: {
              description: 'The toast stays as long as pointer or focus are on it.',
              on: {
                'toast.released': {
                  description: 'Pointer and focus have left: the toast stays for its whole time again.',
                  target: 'running',
                },
              },
            },
          },
        },
        ended: {
          description: 'The toast is over; the next one follows.',
          entry: ['emitToastEnded', 'dropToast'],
          always: [
            {
              description: 'Another toast waits, and stands where this one did: also under the pointer.',
              guard: 'hasToast',
              target: 'showing.asBefore',
            },
            { description: 'None waits.', target: 'none' },
          ],
        },
      },
    },
    standing: {
      description: 'Notices that stay open until they are dismissed, all of them visible.',
      on: {
        'notice.raised': {
          description: 'Joins the others, or takes the place of an earlier one about the same thing.',
          guard: { type: 'isBanner', params: ({ event }) => ({ notice: event.notice }) },
          actions: { type: 'keepBanner', params: ({ event }) => ({ notice: event.notice }) },
        },
        'notice.dismissed': {
          description: 'The visitor dismisses it.',
          guard: { type: 'isStillOpen', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'dropBanner', params: ({ event }) => ({ key: event.key }) },
        },
        'notice.withdrawn': {
          description: 'What it says is true no more.',
          guard: { type: 'isStillOpen', params: ({ event }) => ({ key: event.key }) },
          actions: { type: 'dropBanner', params: ({ event }) => ({ key: event.key }) },
        },
        'notices.cleared': { description: 'Sign-out: no notice of one visitor stays open.', actions: 'clearBanners' },
      },
    },
  },
});

/** Adds a notice behind the others, in the place of one about the same thing where there is one. */
function queued(notices: readonly Notice[], notice: Notice): readonly Notice[] {
  if (notices.some(({ key }) => key === notice.key)) {
    return notices.map((other) => (other.key === notice.key ? notice : other));
  }
  const [shown, ...waiting] = notices;
  return shown === undefined ? [notice] : [shown, ...[...waiting, notice].slice(-WAITING_NOTICES)];
}
