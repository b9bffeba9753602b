import type { BegunReload } from '#domain/cards/reload.ts';

/**
 * `balance`: what the card holds; `requestId`: names the reload if its payload is a new one; `now`: when it is pressed; `unfinished`: the
 * request of another tab of which it is not known yet what became; `isOnline`: whether the browser believes that there is a network.
 */
export type AddMoneySubmit = {
  requestId: string;
  balance: number;
  now: number;
  unfinished: BegunReload | null;
  isOnline: boolean;
};

export type AddMoneyEvent =
  | { type: 'amount.chosen'; amount: number }
  | { type: 'method.chosen'; paymentMethodId: string | null }
  | ({ type: 'submit.pressed' } & AddMoneySubmit)
  | { type: 'network.returned' }
  | { type: 'check.pressed'; now: number };
