import { afterEach, expect, test } from 'vitest';
import { isSignOutUnheard, markSignOut, noteSignOut, SIGN_OUT_KEY } from './sign-out-mark.ts';
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
  markSignOut();
  expect(isSignOutUnheard()).toBe(false);
  signOutElsewhere();
  noteSignOut();
  expect(isSignOutUnheard()).toBe(false);
  window.localStorage.removeItem(SIGN_OUT_KEY);
  expect(isSignOutUnheard(), 'a browser that was emptied').toBe(false);
  noteSignOut();
  expect(isSignOutUnheard()).toBe(false);
});
