import { assign, setup } from 'xstate';
import { type FailureCode, failureOfEvent } from '#domain/failure.ts';
import { isSameStream, isStreamOld, type StreamSubject } from '#domain/home/stream-item.ts';
import { known } from '../known.ts';
import { unprovided } from '../unprovided.ts';

type Fetched = {
  outcome: 'complete' | 'partial' | 'unmodified';
  /** When it was asked for, by the clock of the browser, milliseconds since 1970. */
  at: number;
  /** Up to when the items are known, by the clock of the server, milliseconds since 1970; null where it says no time. */
  seenUntil: number | null;
};

/** The feed of a member or of a guest; its items stay in the query cache. */
export const homeStreamMachine = setup({
  types: {} as {
    context: {
      /** Whose feed, in which language. */
      subject: StreamSubject | null;
      /** When the last successful fetch was asked for, by the clock of the browser, milliseconds since 1970. */
      fetchedAt: number | null;
      /** What was modified later, by the clock of the server, is news; null where all of it is due. */
      seenUntil: number | null;
      /** An action of the account has made old what is being fetched. */
      isMarked: boolean;
      /** Why the last try failed. */
      failure: FailureCode | null;
    };
    events: /** The feed has come into sight at a time, milliseconds since 1970. */
      | { type: 'stream.viewed'; subject: StreamSubject; at: number }
      | { type: 'stream.markedStale' }
      | { type: 'stream.dropped' }
      | { type: 'retry.pressed' };
    tags: 'busy' | 'shown' | 'error';
  },
  actors: {
    fetchStream: unprovided<{ subject: StreamSubject; modifiedSince: number | null }, Fetched>('fetchStream'),
  },
  actions: {
    keepSubject: assign((_, params: { subject: StreamSubject }) => ({
      subject: params.subject,
      fetchedAt: null,
      seenUntil: null,
    })),
    forget: assign({ subject: null, fetchedAt: null, seenUntil: null, isMarked: false, failure: null }),
    begin: assign({ isMarked: false, failure: null }),
    keepMark: assign({ isMarked: true }),
    keepTimes: assign((_, params: Pick<Fetched, 'at' | 'seenUntil'>) => ({
      fetchedAt: params.at,
      seenUntil: params.seenUntil,
    })),
    dropTimes: assign({ fetchedAt: null, seenUntil: null }),
    keepFailure: assign((_, params: { failure: FailureCode }) => ({ failure: params.failure })),
  },
  guards: {
    isOther: ({ context }, params: { subject: StreamSubject }) => !isSameStream(context.subject, params.subject),
    isSame: ({ context }, params: { subject: StreamSubject }) => isSameStream(context.subject, params.subject),
    isSameAndOld: ({ context: { subject, fetchedAt } }, params: { subject: StreamSubject; at: number }) =>
      isSameStream(subject, params.subject) && (fetchedAt === null || isStreamOld(fetchedAt, params.at)),
    isPartial: (_, params: { outcome: Fetched['outcome'] }) => params.outcome === 'partial',
    isMarked: ({ context }) => context.isMarked,
  },
}).createMachine({
  id: 'homeStream',
  description: '[FED-040 FED-041 FED-043] The feed on the home page: when it is fetched, and what is shown meanwhile.',
  context: { subject: null, fetchedAt: null, seenUntil: null, isMarked: false, failure: null },
  options: { maxIterations: 50 },
  initial: 'idle',
  on: {
    'stream.viewed': {
      description: '[FED-040 FED-041] Comes into sight for this visitor and language for the first time.',
      guard: { type: 'isOther', params: ({ event: { subject } }) => ({ subject }) },
      target: '.loading',
      actions: { type: 'keepSubject', params: ({ event: { subject } }) => ({ subject }) },
    },
    'stream.dropped': {
      description: '[FED-050] Signed in or out: nothing of the visitor before stays.',
      target: '.idle',
      actions: 'forget',
    },
  },
  states: {
    idle: {
      description: '[FED-043] No feed has been in sight yet.',
    },
    loading: {
      description: '[FED-011 FED-042] The feed is fetched, with nothing to show yet; bounded by the transport.',
      tags: 'busy',
      entry: 'begin',
      on: {
        'stream.markedStale': {
          description: '[FED-049] What is on its way may be old already.',
          actions: 'keepMark',
        },
      },
      invoke: {
        id: 'loadStream',
        src: 'fetchStream',
        input: ({ context }) => ({ subject: known(context.subject, 'subject'), modifiedSince: null }),
        onDone: [
          {
            description: '[FED-045 FED-046] Some of it came: that is shown, and no error.',
            guard: { type: 'isPartial', params: ({ event }) => ({ outcome: event.output.outcome }) },
            target: 'shown.partial',
          },
          {
            description: '[FED-049] It came, and was made old meanwhile.',
            guard: 'isMarked',
            target: 'shown.stale',
            actions: { type: 'keepTimes', params: ({ event }) => event.output },
          },
          {
            description: '[FED-043 FED-044] It came; nothing modified is a success, too.',
            target: 'shown.fresh',
            actions: { type: 'keepTimes', params: ({ event }) => event.output },
          },
        ],
        onError: {
          description: '[FED-012 FED-013] It did not come.',
          target: 'failed',
          actions: { type: 'keepFailure', params: failureOfEvent },
        },
      },
    },
    shown: {
      description: '[FED-043] The cards are there.',
      tags: 'shown',
      initial: 'fresh',
      states: {
        fresh: {
          description: '[FED-051] Younger than five minutes: reused.',
          on: {
            'stream.viewed': {
              description: '[FED-051] In sight again, and older than five minutes.',
              guard: { type: 'isSameAndOld', params: ({ event }) => event },
              target: 'refreshing',
            },
            'stream.markedStale': {
              description: '[FED-049 FED-050] The account has changed.',
              target: 'stale',
            },
          },
        },
        stale: {
          description: '[FED-049] The next view fetches it again.',
          on: {
            'stream.viewed': {
              description: '[FED-049] In sight again.',
              guard: { type: 'isSame', params: ({ event: { subject } }) => ({ subject }) },
              target: 'refreshing',
            },
          },
        },
        partial: {
          description: '[FED-045 FED-046] What came is shown without an error; the next view fetches it again.',
          on: {
            'stream.viewed': {
              description: '[FED-046] In sight again.',
              guard: { type: 'isSame', params: ({ event: { subject } }) => ({ subject }) },
              target: 'refreshing',
            },
          },
        },
        refreshing: {
          description: '[FED-042 FED-051] The cards stay while news are asked for; bounded by the transport.',
          entry: 'begin',
          on: {
            'stream.markedStale': {
              description: '[FED-049] What is on its way may be old already.',
              actions: 'keepMark',
            },
          },
          invoke: {
            id: 'refreshStream',
            src: 'fetchStream',
            input: ({ context }) => ({
              subject: known(context.subject, 'subject'),
              modifiedSince: context.seenUntil,
            }),
            onDone: [
              {
                description:
                  '[FED-045 FED-046] Some of it came, in place of all that was there: all of it is due again.',
                guard: { type: 'isPartial', params: ({ event }) => ({ outcome: event.output.outcome }) },
                target: 'partial',
                actions: 'dropTimes',
              },
              {
                description: '[FED-049] It came, and was made old meanwhile.',
                guard: 'isMarked',
                target: 'stale',
                actions: { type: 'keepTimes', params: ({ event }) => event.output },
              },
              {
                description: '[FED-044 FED-046] It came, or nothing has changed: fresh for five minutes.',
                target: 'fresh',
                actions: { type: 'keepTimes', params: ({ event }) => event.output },
              },
            ],
            onError: {
              description: '[FED-013] It did not come: the error stands beside what is there.',
              target: 'failed',
              actions: { type: 'keepFailure', params: failureOfEvent },
            },
          },
        },
        failed: {
          description: '[FED-012 FED-013] The cards stay, beside the error and the way to try again.',
          tags: 'error',
          on: {
            'retry.pressed': { description: '[FED-012] The visitor tries again.', target: 'refreshing' },
            'stream.viewed': {
              description: '[FED-012] In sight again.',
              guard: { type: 'isSame', params: ({ event: { subject } }) => ({ subject }) },
              target: 'refreshing',
            },
          },
        },
      },
    },
    failed: {
      description: '[FED-012 FED-013] There is nothing but the error, and the way to try again.',
      tags: 'error',
      on: {
        'retry.pressed': { description: '[FED-012] The visitor tries again.', target: 'loading' },
        'stream.viewed': {
          description: '[FED-012] In sight again.',
          guard: { type: 'isSame', params: ({ event: { subject } }) => ({ subject }) },
          target: 'loading',
        },
      },
    },
  },
});
