import { newRequestId } from '../request-id.ts';
import { inStorage } from './stored.ts';

/** Where the name of the guest of this browser lies: chosen at random, it says nothing of the person. */
export const GUEST_KEY = 'northstar.guest';

/** The name of the guest where the browser keeps nothing. */
let unstored: string | null = null;

/** The guest of this browser, as an order without an end names who ordered it; null before there was one. */
export const guestKey = (): string | null =>
  inStorage(({ localStorage }) => localStorage.getItem(GUEST_KEY)) ?? unstored;

/** A guest that the server does not know yet: it answers for no order of the guest before (D-312). */
export function beginGuestKey(): string {
  const key = newRequestId();
  try {
    window.localStorage.setItem(GUEST_KEY, key);
    unstored = null;
  } catch {
    // Storage is full or forbidden: it is known as long as the page.
    unstored = key;
  }
  return key;
}
