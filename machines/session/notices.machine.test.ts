import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type Notice, noticesMachine, WAITING_NOTICES } from './notices.machine.ts';

const toast = (key: string, undoable = false): Notice => ({
  key,
  kind: 'toast',
  tone: 'info',
  title: null,
  text: { id: 'shell.signed-out', values: {} },
  undoable,
});

function start() {
  const clock = new SimulatedClock();
  const notices = createActor(noticesMachine, { clock });
  const emitted = vi.fn();
  notices.on('*', emitted);
  notices.start();
  return {
    clock,
    notices,
    emitted: () => emitted.mock.calls.flat(),
    raise: (notice: Notice) => notices.send({ type: 'notice.raised', notice }),
    shown: () => notices.getSnapshot().context.toasts[0]?.key,
  };
}

test('Undo is asked for once, of the toast that is shown, before that toast ends', () => {
  const { notices, emitted, raise } = start();
  raise(toast('removed', true));
  raise(toast('another', true));
  notices.send({ type: 'undo.pressed' });
  expect(emitted()).toEqual([
    { type: 'undo.requested', key: 'removed' },
    { type: 'notice.ended', key: 'removed' },
  ]);
});

test('a toast is shown for seven seconds, and the next one for its own seven', () => {
  const { clock, raise, shown } = start();
  raise(toast('one'));
  clock.increment(3_000);
  raise(toast('two'));
  clock.increment(3_999);
  expect(shown()).toBe('one');
  clock.increment(1);
  expect(shown()).toBe('two');
  clock.increment(6_999);
  expect(shown()).toBe('two');
  clock.increment(1);
  expect(shown()).toBeUndefined();
});

test('a toast that was pointed at stays for its whole time afterwards', () => {
  const { clock, notices, raise, shown } = start();
  raise(toast('one'));
  clock.increment(6_999);
  notices.send({ type: 'toast.held' });
  clock.increment(60_000);
  expect(shown()).toBe('one');
  notices.send({ type: 'toast.released' });
  clock.increment(6_999);
  expect(shown()).toBe('one');
  clock.increment(1);
  expect(shown()).toBeUndefined();
});

test('of more toasts than may wait the oldest waiting one is dropped, never the shown one', () => {
  const { notices, raise } = start();
  const keys = Array.from({ length: WAITING_NOTICES + 2 }, (_, index) => `toast ${index}`);
  for (const key of keys) raise(toast(key));
  const kept = notices.getSnapshot().context.toasts.map(({ key }) => key);
  expect(kept).toEqual(keys.filter((key) => key !== 'toast 1'));
});
