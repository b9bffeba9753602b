import { CODE_LENGTH, CODE_LIFETIME_MS, CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { type Counting, countTry, triesWithin } from './tries.ts';

/** A code that was sent to a member. */
export type OneTimeCode = {
  code: string;
  /** Whom it was sent to: a phone or an address. */
  sentTo: string;
  until: number;
  attemptsLeft: number;
};

type CodeWorld = Counting & {
  readonly random: () => number;
  readonly accounts: { readonly codes: Map<string, OneTimeCode> };
};

/** Wrong entries after which a code is invalidated (ACC-036). */
export const CODE_ATTEMPTS = 5;

/** More codes than this within an hour are not sent for one purpose: each costs money. */
export const MOST_CODES = 5;

/** A fresh code, which invalidates the earlier one of the same purpose; or the seconds until another may be sent. */
export function issueCode(
  world: CodeWorld,
  purpose: string,
  sentTo: string,
): { sent: true; code: string } | { sent: false; retryAfterSeconds: number } {
  const now = world.clock.now();
  const sends = triesWithin(world, `send ${purpose}`, HOUR_MS);
  const earlier = world.accounts.codes.get(purpose);
  // A member who mistyped an address or number need not wait to correct it.
  const last = earlier?.sentTo === sentTo ? sends.at(-1) : undefined;
  const wait = Math.max(
    last === undefined ? 0 : last + CODE_RESEND_MS - now,
    sends.length < MOST_CODES ? 0 : (sends[0] ?? now) + HOUR_MS - now,
  );
  if (wait > 0) return { sent: false, retryAfterSeconds: Math.ceil(wait / 1000) };
  countTry(world, `send ${purpose}`, HOUR_MS);
  let code = digits(world.random);
  while (code === earlier?.code) code = digits(world.random);
  world.accounts.codes.set(purpose, { code, sentTo, until: now + CODE_LIFETIME_MS, attemptsLeft: CODE_ATTEMPTS });
  return { sent: true, code };
}

/** What became of an entered code (ACC-036): an accepted one cannot be used again, the fifth wrong entry spends it. */
export function proveCode(
  world: CodeWorld,
  purpose: string,
  sentTo: string,
  entered: string,
): 'accepted' | 'refused' | 'expired' | 'spent' {
  const issued = world.accounts.codes.get(purpose);
  if (!issued || issued.sentTo !== sentTo) return 'refused';
  if (issued.attemptsLeft <= 0) return 'spent';
  if (world.clock.now() > issued.until) return 'expired';
  if (issued.code !== entered) {
    issued.attemptsLeft -= 1;
    return issued.attemptsLeft === 0 ? 'spent' : 'refused';
  }
  world.accounts.codes.delete(purpose);
  return 'accepted';
}

function digits(random: () => number): string {
  return Array.from({ length: CODE_LENGTH }, () => Math.floor(random() * 10)).join('');
}
