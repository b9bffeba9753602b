import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noticesMachine, WAITING_NOTICES } from '#machines/session/notices.machine.ts';
import { createNotices, type Notices } from './notices.ts';

let clock: SimulatedClock;
let notices: Notices;
const text = { id: 'shell.signed-out', values: {} };
const shown = () => notices.actor.getSnapshot().context.toasts[0]?.key;

beforeEach(() => {
  clock = new SimulatedClock();
  notices = createNotices(createActor(noticesMachine, { clock }).start());
});
afterEach(() => {
  notices.actor.stop();
});

test('a toast with undo can be taken back for seven seconds, once', () => {
  const undo = vi.fn();
  notices.toast('heart', { text }, undo);
  clock.increment(6_999);
  notices.actor.send({ type: 'undo.pressed' });
  notices.actor.send({ type: 'undo.pressed' });
  expect(undo).toHaveBeenCalledTimes(1);
  expect(shown()).toBeUndefined();
});

test('after seven seconds there is nothing left to take back', () => {
  const undo = vi.fn();
  notices.toast('heart', { text }, undo);
  clock.increment(7_000);
  notices.actor.send({ type: 'undo.pressed' });
  expect(undo).not.toHaveBeenCalled();
});

test('a message about the same thing replaces the text, the time and what is taken back', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  notices.toast('heart', { text }, first);
  clock.increment(6_000);
  notices.toast('heart', { text }, second);
  clock.increment(6_000);
  notices.actor.send({ type: 'undo.pressed' });
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(shown()).toBeUndefined();
});

test('toasts come one after the other, and of too many the oldest waiting ones go', () => {
  for (let number = 0; number < WAITING_NOTICES + 3; number += 1) notices.toast(`toast ${number}`, { text });
  const seen: (string | undefined)[] = [];
  while (shown() !== undefined) {
    seen.push(shown());
    clock.increment(7_000);
  }
  expect(seen).toEqual(['toast 0', 'toast 3', 'toast 4', 'toast 5', 'toast 6']);
});

test('clearing closes everything, and nothing of it can be taken back', () => {
  const undo = vi.fn();
  notices.toast('heart', { text }, undo);
  notices.showBanner('session', { text });
  notices.clear();
  notices.actor.send({ type: 'undo.pressed' });
  expect(notices.actor.getSnapshot().context).toEqual({ toasts: [], standing: [] });
  expect(undo).not.toHaveBeenCalled();
});
