import { lookUp } from '../look-up.ts';
import { readableMessage } from '../server-message.ts';

/**
 * Where a refusal is met (decision B06): on the pages of a card, in a transfer between two of them, in a reload from there,
 * or while an order is paid or its card is reloaded for it. The first three share one table of codes.
 */
export const CARD_ERROR_CONTEXTS = ['card', 'transfer', 'reload', 'order'] as const;
export type CardErrorContext = (typeof CARD_ERROR_CONTEXTS)[number];

/** What the server said when it refused; either may be missing. */
export type CardRefusal = { readonly code: string | null; readonly message: string | null };

/** What a refusal means: each meaning has words of its own. */
type CardErrorMeaning =
  | 'already-registered'
  | 'anti-fraud'
  | 'auto-reload-amount'
  | 'balance-too-low'
  | 'card-expired'
  | 'card-issuer'
  | 'card-network'
  | 'card-problem-bank'
  | 'card-problem-service'
  | 'card-rejected'
  | 'closed'
  | 'deactivated'
  | 'duplicate'
  | 'fraud'
  | 'inactive'
  | 'international'
  | 'lost-or-stolen'
  | 'make-primary'
  | 'not-registered'
  | 'number-or-code'
  | 'other-payment-method'
  | 'over-limit'
  | 'payment-method'
  | 'payment-provider'
  | 'reload-amount'
  | 'reload-amount-invalid'
  | 'store-credit'
  | 'transfer-unexpected'
  | 'unexpected';

/** The way forward that an error offers. */
export type CardErrorAction =
  | 'add-card-back'
  | 'choose-card'
  | 'choose-payment-method'
  | 'manage-card'
  | 'register-card'
  | 'try-again';

export type CardError = { readonly meaning: CardErrorMeaning; readonly action: CardErrorAction | null };

/** Every code that has a row, and what it means on the pages of a card (SVC-016 to SVC-035, OPP-063 to OPP-076, decision B06). */
const ON_CARD_PAGES: Readonly<Record<string, CardErrorMeaning>> = {
  121000: 'number-or-code',
  121001: 'number-or-code',
  121002: 'number-or-code',
  121005: 'reload-amount',
  121009: 'auto-reload-amount',
  121010: 'auto-reload-amount',
  121017: 'number-or-code',
  121023: 'over-limit',
  121024: 'store-credit',
  121025: 'balance-too-low',
  121030: 'inactive',
  121032: 'lost-or-stolen',
  121033: 'international',
  121034: 'not-registered',
  121035: 'fraud',
  121036: 'reload-amount-invalid',
  121037: 'deactivated',
  121043: 'payment-method',
  121044: 'card-expired',
  121045: 'payment-method',
  121046: 'payment-method',
  121048: 'card-rejected',
  121059: 'payment-provider',
  121060: 'payment-provider',
  121061: 'payment-provider',
  121062: 'anti-fraud',
  121063: 'duplicate',
  121065: 'payment-method',
  121066: 'payment-method',
  121067: 'payment-provider',
  121068: 'payment-method',
  121069: 'card-network',
  121070: 'payment-method',
  121071: 'payment-provider',
  121072: 'payment-provider',
  121075: 'unexpected',
  121076: 'payment-method',
  122000: 'already-registered',
  123000: 'unexpected',
  makePrimaryCardError: 'make-primary',
  UNEXPECTED_ERROR: 'unexpected',
  DIGITAL_CARD_PROVISION_ERROR: 'unexpected',
};

/** What means something else while an order is paid (OPP-066, OPP-067, OPP-069, OPP-072, OPP-075, decision B06). */
const IN_AN_ORDER: Readonly<Record<string, CardErrorMeaning>> = {
  121032: 'card-problem-service',
  121035: 'card-problem-bank',
  121037: 'closed',
  121048: 'other-payment-method',
  121062: 'card-problem-service',
  121069: 'card-issuer',
};

const ACTIONS: Readonly<Partial<Record<CardErrorMeaning, CardErrorAction>>> = {
  'already-registered': 'try-again',
  'balance-too-low': 'choose-card',
  'card-expired': 'choose-payment-method',
  'card-issuer': 'try-again',
  'card-network': 'try-again',
  'card-rejected': 'choose-payment-method',
  deactivated: 'add-card-back',
  'make-primary': 'try-again',
  'not-registered': 'register-card',
  'number-or-code': 'try-again',
  'other-payment-method': 'choose-payment-method',
  'payment-method': 'choose-payment-method',
  'payment-provider': 'choose-payment-method',
  'transfer-unexpected': 'manage-card',
  unexpected: 'try-again',
};

/** What leads to pages of cards is offered on pages of cards only (decision AMB-02). */
const TO_CARD_PAGES: readonly (CardErrorAction | null)[] = ['add-card-back', 'manage-card', 'register-card'];

/** Whether a call charges a payment method: only then can another one be chosen. */
const CHARGES: Readonly<Record<CardErrorContext, boolean>> = {
  card: false,
  transfer: false,
  reload: true,
  order: true,
};

/** What a server's code means here, and which way forward it offers; unknown and missing codes are unexpected (SVC-036, SVC-037). */
export function cardErrorOf(context: CardErrorContext, code: string | null): CardError {
  const meaning = meaningOf(context, code ?? '');
  const action = ACTIONS[meaning] ?? null;
  const isOutOfPlace =
    (context === 'order' && TO_CARD_PAGES.includes(action)) ||
    (action === 'choose-payment-method' && !CHARGES[context]);
  return { meaning, action: isOutOfPlace ? null : action };
}

function meaningOf(context: CardErrorContext, code: string): CardErrorMeaning {
  const inOrder = context === 'order' ? lookUp(IN_AN_ORDER, code) : undefined;
  const known = inOrder ?? lookUp(ON_CARD_PAGES, code) ?? 'unexpected';
  return known === 'unexpected' && context === 'transfer' ? 'transfer-unexpected' : known;
}

/** What the server says for itself about a payment or a reload, shown in place of our words (OPP-077); null where it is none. */
export function serverMessageOf(context: CardErrorContext, { message }: CardRefusal): string | null {
  return CHARGES[context] ? readableMessage(message) : null;
}
