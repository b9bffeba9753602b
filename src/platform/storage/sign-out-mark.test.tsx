import { afterEach, expect, test } from 'vitest';
import { isSignOutHeardLate, isSignOutUnheard, markSignOut, noteSignOut, SIGN_OUT_KEY } from './sign-out-mark.ts';
import { clearUnheardSignOut } from './storage.ts';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** Another tab has signed out, and this one was not there to hear it. */
const signOutElsewhere = (mark = 'another') => window.localStorage.setItem(SIGN_OUT_KEY, mark);

test('FC-070 D-365 a sign-out that this tab could not hear empties its storage, once, and leaves that of the browser', () => {
  window.sessionStorage.setItem('typed', 'Ada');
  window.localStorage.setItem('cart', 'of the next visitor');
  signOutElsewhere();
  expect(clearUnheardSignOut()).toBe(true);
  expect(Object.keys(window.sessionStorage)).toEqual([SIGN_OUT_KEY]);
  expect(window.localStorage.getItem('cart')).toBe('of the next visitor');
  window.sessionStorage.setItem('typed', 'Grace');
  expect(clearUnheardSignOut()).toBe(false);
  expect(window.sessionStorage.getItem('typed')).toBe('Grace');
});

test('FC-070 D-365 the next sign-out is another one', () => {
  signOutElsewhere('first');
  expect(clearUnheardSignOut()).toBe(true);
  signOutElsewhere('second');
  expect(clearUnheardSignOut()).toBe(true);
});

test('D-365 a sign-out of this tab, and one that it has heard of, leave what was begun after it', () => {
  expect(isSignOutUnheard()).toBe(false);
  markSignOut(0);
  expect(isSignOutUnheard()).toBe(false);
  signOutElsewhere();
  noteSignOut();
  expect(isSignOutUnheard()).toBe(false);
  window.localStorage.removeItem(SIGN_OUT_KEY);
  expect(isSignOutUnheard(), 'a browser that was emptied').toBe(false);
  noteSignOut();
  expect(isSignOutUnheard()).toBe(false);
});

test('FC-070 D-365 a sign-out is heard late from two seconds on, by a clock that was set back, and where its time is unknown', () => {
  const isLate = (mark: string, now: number) => {
    signOutElsewhere(mark);
    return isSignOutHeardLate(now);
  };
  expect(isLate('5000 another', 5000)).toBe(false);
  expect(isLate('5000 another', 6999)).toBe(false);
  expect(isLate('5000 another', 7000)).toBe(true);
  expect(isLate('5000 another', 4999)).toBe(true);
  expect(isLate('another', 5000)).toBe(true);
  markSignOut(5000);
  expect(isSignOutHeardLate(9000), 'one of this tab').toBe(false);
  expect(isLate(window.localStorage.getItem(SIGN_OUT_KEY) ?? '', 9000)).toBe(false);
  window.sessionStorage.removeItem(SIGN_OUT_KEY);
  expect([isSignOutHeardLate(5001), isSignOutHeardLate(9000)], 'heard by another tab').toEqual([false, true]);
});
