import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Screen, within } from '@testing-library/dom';
import type { SnapshotFrom } from 'xstate';
import { type Notice, noticesMachine } from '#machines/session/notices.machine.ts';
import { fromOutside } from '../kit/external-events.ts';
import type { Edge, Graph } from '../kit/graph.ts';
import { type Cause, defineModel } from '../kit/model.ts';
import { always } from '../kit/on-graph.ts';

const WORDS = {
  'shell.signed-out': 'You’re signed out.',
  'failures.signed-out': 'You’ve been signed out. Sign in again to continue.',
  'shell.error.title': 'Something spilled',
  'failures.offline': 'We can’t connect right now. Check your connection and try again.',
  'failures.server': 'Something went wrong on our end. Please try again in a moment.',
} as const;

type WordsId = keyof typeof WORDS;

function notice(kind: Notice['kind'], key: string, id: WordsId, more: Partial<Notice> = {}): { notice: Notice } {
  return {
    notice: { key, kind, tone: 'info', title: null, text: { id, values: {} }, undoable: false, ...more },
  };
}

const title = { id: 'shell.error.title', values: {} } as const;
const toast = (key: string, id: WordsId, more?: Partial<Notice>) => notice('toast', key, id, more);
const standing = notice('standing', 'session', 'failures.signed-out', { title });
const untitled = notice('standing', 'menu', 'failures.server');

/** The words of a notice; each of the model's has some. */
const wordsOf = ({ text }: Notice): string => {
  const id = Object.keys(WORDS).find((known): known is WordsId => known === text.id);
  ok(id);
  return WORDS[id];
};

const region = (screen: Screen, name: string) => screen.getByRole('region', { name });
const toasts = (screen: Screen) => region(screen, 'Messages');
const inToasts = (screen: Screen, name: string) => within(toasts(screen)).queryByRole('button', { name });
const dismissBanner = (screen: Screen) =>
  within(region(screen, 'Notifications')).queryByRole('button', { name: 'Dismiss' });
const bodyOf = (screen: Screen) => toasts(screen).ownerDocument.body;

/** A press that leaves the pointer where it is. */
const byKey = (find: (screen: Screen) => HTMLElement | null): Cause => ({
  control: ({ screen }) => find(screen),
  perform: async (user, { screen }) => {
    find(screen)?.focus();
    await user.keyboard('{Enter}');
  },
});

const seesToast = (shown: Notice | undefined, screen: Screen) => {
  ok(shown);
  const content = [...toasts(screen).querySelectorAll('p')].map((paragraph) => paragraph.textContent);
  deepStrictEqual(content, [wordsOf(shown)]);
  equal(inToasts(screen, 'Undo') !== null, shown.undoable);
  ok(inToasts(screen, 'Dismiss'));
};

const keysOf = (notices: readonly Notice[]) => notices.map(({ key }) => key).join();

type Snapshot = SnapshotFrom<typeof noticesMachine>;

/** Edges of an event after which a list is not what it should be. */
const wrongAfter = (graph: Graph<Snapshot>, types: readonly string[], isRight: (edge: Edge<Snapshot>) => boolean) =>
  graph.edges
    .filter(({ stimulus, taken }) => types.some((type) => stimulus.name.startsWith(type)) && taken.length > 0)
    .filter((edge) => !isRight(edge));

/** By its key, what withdraws a toast. */
const WITHDRAWALS: Readonly<Record<string, string>> = {
  removed: 'notice.withdrawn(of the toast to undo)',
  kept: 'notice.withdrawn(of another toast)',
};

export const model = defineModel<typeof noticesMachine>({
  machine: noticesMachine,
  inputs: { start: undefined },
  events: {
    'notice.raised': [
      { label: 'a toast to undo', payload: toast('removed', 'shell.signed-out', { undoable: true }) },
      { label: 'an update of that toast', payload: toast('removed', 'failures.offline') },
      { label: 'another toast', payload: toast('kept', 'failures.server') },
      { label: 'a standing notice', payload: standing },
      { label: 'another one, without a title', payload: untitled },
    ],
    'notice.withdrawn': [
      { label: 'of the toast to undo', payload: { key: 'removed' } },
      { label: 'of another toast', payload: { key: 'kept' } },
      { label: 'of a standing notice', payload: { key: 'session' } },
    ],
    'toast.held': [{ label: 'pointed at' }],
    'toast.released': [{ label: 'pointed away' }],
    'notice.dismissed': [
      { label: 'read', payload: { key: 'session' } },
      { label: 'the other one read', payload: { key: 'menu' } },
    ],
    'notices.cleared': [{ label: 'sign-out' }],
  },
  outcomes: {},
  // The specification does not say how long a toast stays: our choice.
  waits: { toastDuration: 7_000 },
  bound: ({ toasts, standing }) => [toasts.map(({ key, text }) => [key, text.id]), keysOf(standing)],
  limit: 800,
  rest: ['toast.none', 'toast.showing.held', 'standing'],
  invariants: {
    'a toast is shown wherever there is one': (now) =>
      now.matches({ toast: 'showing' }) === now.context.toasts.length > 0,
    'of two notices about the same thing only one is shown': ({ context }) =>
      Object.values(context).every((notices) => new Set(notices.map(({ key }) => key)).size === notices.length),
  },
  properties: {
    'the time of a toast, Undo and Dismiss end the shown toast and no other': (graph) =>
      wrongAfter(graph, ['after(toastDuration)', 'undo.pressed', 'toast.dismissed'], ({ before, next }) => {
        const [was, after] = [before.context, next.context];
        return keysOf(was.toasts.slice(1)) === keysOf(after.toasts) && keysOf(was.standing) === keysOf(after.standing);
      }),
    'news takes the place of what it is about, anything else comes last, and no notice is lost': (graph) =>
      wrongAfter(graph, ['notice.raised'], ({ before, next, stimulus }) => {
        const raised = stimulus.event['notice'] as Notice;
        const list = raised.kind === 'toast' ? 'toasts' : 'standing';
        const was = before.context;
        const replaced = was[list].map((each) => (each.key === raised.key ? raised : each));
        const due = replaced.includes(raised) ? replaced : [...replaced, raised];
        return isDeepStrictEqual(next.context, { ...was, [list]: due });
      }),
    'a toast that is withdrawn goes, shown or waiting, is emitted, and no other goes with it': (graph) =>
      wrongAfter(graph, Object.values(WITHDRAWALS), ({ before, next, effects, stimulus }) => {
        const left = before.context.toasts.filter(({ key }) => key !== stimulus.event['key']);
        const emitted = effects.filter(({ does }) => does === 'emits').map(({ name }) => name);
        return keysOf(next.context.toasts) === keysOf(left) && isDeepStrictEqual(emitted, ['notice.ended']);
      }),
    'a toast can be withdrawn wherever it is, shown or waiting': (graph) =>
      [...graph.states.values()].flatMap(({ key, snapshot, out }) =>
        snapshot.context.toasts
          .map((toast) => WITHDRAWALS[toast.key])
          .filter((name) => !out.some(({ stimulus }) => stimulus.name === name))
          .map((name) => `${name} does nothing in ${key}`),
      ),
    'a standing notice that is withdrawn goes, and no other one with it': (graph) =>
      wrongAfter(graph, ['notice.withdrawn(of a standing notice)'], ({ before, next, stimulus }) => {
        const was = before.context;
        const left = was.standing.filter(({ key }) => key !== stimulus.event['key']);
        return isDeepStrictEqual(next.context, { ...was, standing: left });
      }),
    'what is taken back, and what has ended, is the shown toast, or what is withdrawn': (graph) =>
      graph.edges.flatMap(({ effects, from, before, label, stimulus }) =>
        effects
          .filter(({ does }) => does === 'emits')
          .filter(
            ({ value }) => !isDeepStrictEqual(value, { key: stimulus.event['key'] ?? before.context.toasts[0]?.key }),
          )
          .map(() => `${from} ${label}`),
      ),
    'a toast that has ended is emitted, however it ended': (graph) =>
      wrongAfter(graph, ['after(toastDuration)', 'undo.pressed', 'toast.dismissed'], ({ effects, stimulus }) => {
        const emitted = effects.filter(({ does }) => does === 'emits').map(({ name }) => name);
        return (
          emitted.includes('notice.ended') &&
          emitted.includes('undo.requested') === (stimulus.event.type === 'undo.pressed')
        );
      }),
    'only what can be taken back is taken back': (graph) =>
      wrongAfter(graph, ['undo.pressed'], ({ before }) => before.context.toasts[0]?.undoable === true),
    'a toast is held once the pointer or the focus is on it, and runs again once they have left': (graph) =>
      always(graph, ['toast.held', 'toast.released'], ({ next, stimulus }) => {
        const due = stimulus.event.type === 'toast.held' ? 'held' : 'running';
        return next.matches({ toast: { showing: due } });
      }),
    'a toast that has the pointer does not end by itself': (graph) =>
      graph.edges.filter(
        ({ before, stimulus }) => stimulus.via === 'after' && before.matches({ toast: { showing: 'held' } }),
      ),
    'a toast that takes the place of another is held as that one was, and one that comes by itself is not': (graph) =>
      graph.edges.filter(({ before, next, stimulus }) => {
        const isMove = ['toast.held', 'toast.released'].includes(stimulus.event.type);
        return (
          !isMove &&
          next.context.toasts.length > 0 &&
          before.matches({ toast: { showing: 'held' } }) !== next.matches({ toast: { showing: 'held' } })
        );
      }),
    'a sign-out leaves no notice of one person to the next': (graph) =>
      wrongAfter(graph, ['notices.cleared'], ({ next }) =>
        Object.values(next.context).every((notices) => notices.length === 0),
      ),
  },
  shows: {
    'toast.none': {
      says: 'no toast is shown, and the place of toasts is there to announce the next one',
      see: ({ screen }) => equal(toasts(screen).textContent, ''),
    },
    'toast.showing.running': {
      says: 'the oldest toast is shown, alone, with Undo where it can be taken back',
      see: ({ snapshot, screen }) => seesToast(snapshot.context.toasts[0], screen),
    },
    'toast.showing.held': {
      says: 'a toast that has the pointer stays as it is',
      see: ({ snapshot, screen }) => seesToast(snapshot.context.toasts[0], screen),
    },
    standing: {
      says: 'every notice that stays open is shown until it is dismissed, under its title where it has one',
      see: ({ snapshot, screen }) => {
        const shown = region(screen, 'Notifications').textContent ?? '';
        equal(
          shown,
          snapshot.context.standing
            .map((each) => `${each.title ? WORDS['shell.error.title'] : ''}${wordsOf(each)}Dismiss`)
            .join(''),
        );
      },
    },
  },
  causes: {
    ...fromOutside('notice.raised', 'notice.withdrawn', 'notices.cleared'),
    'undo.pressed': byKey((screen) => inToasts(screen, 'Undo')),
    'toast.dismissed': byKey((screen) => inToasts(screen, 'Dismiss')),
    'toast.held': {
      control: ({ screen }) => toasts(screen),
      // The pointer comes from elsewhere: one that is there already enters nothing.
      perform: async (user, { screen }) => {
        await user.pointer({ target: bodyOf(screen) });
        await user.hover(toasts(screen));
      },
      idle: 'the place of toasts is always there, whether or not it holds one',
    },
    'toast.released': {
      control: ({ screen }) => toasts(screen),
      perform: (user, { screen }) => user.pointer({ target: bodyOf(screen) }),
      idle: 'the place of toasts is always there, whether or not it holds one',
    },
    'notice.dismissed': byKey(dismissBanner),
  },
});
