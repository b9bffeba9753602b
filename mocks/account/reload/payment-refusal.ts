import { HOUR_MS } from '#domain/durations.ts';
import type { World } from '../../world.ts';
import type { Account, Card, PaymentMethodRecord } from '../account.ts';
import type { CardRefusal } from '../account-records.ts';
import { PAYMENT_CODES, SPOKEN_END, SPOKEN_REFUSAL } from '../account-sentinels.ts';

/** What adding or moving money is refused with, by the state of the card. */
const REFUSAL_OF_STATUS: Readonly<Record<Card['status'], string | null>> = {
  active: null,
  inactive: '121030',
  closed: '121037',
  stolen: '121032',
  unregistered: '121034',
};

/** Why nothing can be added to a card or moved, or null. */
export function cardRefusal({ status }: Card): CardRefusal | null {
  const code = REFUSAL_OF_STATUS[status];
  return code === null ? null : { code };
}

/** Why a payment method of the member cannot be charged now, or null. */
export function paymentRefusal(world: World, { paymentMethods }: Account, paymentMethodId: string): CardRefusal | null {
  const method = paymentMethods.find((one) => one.paymentMethodId === paymentMethodId);
  if (!method) return { code: '121043' };
  const end = method.accountNumberLastFour;
  if (end === SPOKEN_END) return { code: '121048', message: SPOKEN_REFUSAL };
  const code = PAYMENT_CODES.find((one) => one.endsWith(end ?? '-'));
  if (code !== undefined) return { code };
  return isExpired(method, world.clock.now()) ? { code: '121044' } : null;
}

/** The day ends last twelve hours west of UTC. */
const LAST_OF_A_DAY_MS = 12 * HOUR_MS;

function isExpired({ expires }: PaymentMethodRecord, now: number): boolean {
  // A card is good to the end of its month, wherever its holder is.
  return expires !== null && Date.UTC(expires.year, expires.month, 1) + LAST_OF_A_DAY_MS <= now;
}
