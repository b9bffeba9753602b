import { MINUTE_MS } from '#domain/durations.ts';
import { LOCKED_EMAIL_START } from '../account/account-sentinels.ts';
import { countTry, triesWithin } from '../account/second-factor/tries.ts';
import type { World } from '../world.ts';

/** Wrong passwords for one name within this time lock it for as long, milliseconds. */
export const LOCK_MS = 15 * MINUTE_MS;
/** How many of them. */
export const WRONG_PASSWORDS = 5;
/** Refused sign-ins of all names within a minute, after which no password is checked. */
export const MOST_REFUSALS = 30;

/** Why a name's password is not even checked, or null. The same for names without an account. */
export function signInBar(world: World, name: string): 'account_locked' | 'too_many_attempts' | null {
  const now = world.clock.now();
  if (name.startsWith(LOCKED_EMAIL_START) || now < (world.accounts.locks.get(name) ?? 0)) return 'account_locked';
  return triesWithin(world, 'refused', MINUTE_MS).length >= MOST_REFUSALS ? 'too_many_attempts' : null;
}

/** Notes a wrong password; the fifth within a quarter of an hour locks the name. */
export function countWrongPassword(world: World, name: string): 'account_locked' | 'invalid_credentials' {
  world.effects.signInsRefused += 1;
  countTry(world, 'refused', MINUTE_MS);
  if (countTry(world, `wrong ${name}`, LOCK_MS) < WRONG_PASSWORDS) return 'invalid_credentials';
  world.effects.lockouts += 1;
  world.accounts.locks.set(name, world.clock.now() + LOCK_MS);
  return 'account_locked';
}

/** Forgets the wrong passwords of some names, and opens their locks. */
export function forgetWrongPasswords(world: World, names: readonly string[]): void {
  for (const name of names) {
    world.accounts.locks.delete(name);
    world.accounts.tries.delete(`wrong ${name}`);
  }
}
