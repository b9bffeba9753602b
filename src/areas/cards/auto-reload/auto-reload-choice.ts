import type { AutoReloadSettings } from '#domain/cards/reload.ts';
import type { AutoReloadProfile } from '#domain/cards/stored-value-card.ts';
import type { Configuration } from '#domain/configuration.ts';
import { hasId, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';

/** What stands in the form. */
export type Choice = {
  readonly isOn: boolean;
  readonly amount: number | null;
  readonly triggerAmount: number;
  readonly paymentMethodId: string | null;
};

/** What the form begins with: the card's profile, else the configured choices and the preferred way to pay (CRD-025, CRD-034). */
export function chosenAtFirst(
  profile: AutoReloadProfile | null,
  methods: readonly PaymentMethod[],
  { defaultSvcReloadOption, defaultTriggerAmountOption }: Configuration['storedValueCard'],
): Choice {
  const own = methods.find((method) => hasId(method, profile?.payerId ?? null));
  // What pays is never changed silently: where the profile's own way to pay is gone, another one is chosen by the member.
  const method = profile === null ? methods[0] : own;
  return {
    isOn: profile?.isActive === true,
    amount: profile === null ? defaultSvcReloadOption : profile.amount,
    triggerAmount: profile?.triggerAmount ?? defaultTriggerAmountOption,
    paymentMethodId: method?.paymentMethodId ?? null,
  };
}

export type Began = {
  readonly choice: Choice;
  readonly hasProfile: boolean;
};

/** What was chosen here, given what the form began with; with no profile, all that is shown where it is turned on (D-442). */
export function chosenHere(choice: Choice, began: Began): Partial<Choice> {
  const { isOn, amount, triggerAmount, paymentMethodId } = choice;
  if (isOn && !began.hasProfile) return choice;
  const isOther = (part: keyof Choice) => choice[part] !== began.choice[part];
  return {
    ...(isOther('isOn') && { isOn }),
    ...(isOther('amount') && { amount }),
    ...(isOther('triggerAmount') && { triggerAmount }),
    ...(isOther('paymentMethodId') && { paymentMethodId }),
  };
}

/** What is sent: what was chosen here, and the rest as the server holds it (D-442). What it holds nothing of is as it is shown. */
export function settingsToSend(
  shown: AutoReloadSettings,
  chosen: Partial<Choice>,
  held: Partial<AutoReloadSettings>,
): AutoReloadSettings {
  const { amount, triggerAmount, paymentMethodId } = { ...shown, ...held };
  return {
    amount: 'amount' in chosen ? shown.amount : amount,
    triggerAmount: 'triggerAmount' in chosen ? shown.triggerAmount : triggerAmount,
    paymentMethodId: 'paymentMethodId' in chosen ? shown.paymentMethodId : paymentMethodId,
  };
}

/** The settings of a profile, where it has them. What pays is sent by its own id where it is in the list, else as it is named (CRD-036). */
export function heldSettings(
  profile: AutoReloadProfile | null,
  methods: readonly PaymentMethod[],
): Partial<AutoReloadSettings> {
  if (profile === null) return {};
  const { amount, triggerAmount, payerId } = profile;
  const paymentMethodId = methods.find((method) => hasId(method, payerId))?.paymentMethodId ?? payerId;
  return {
    ...(amount !== null && { amount }),
    ...(triggerAmount !== null && { triggerAmount }),
    ...(paymentMethodId !== null && { paymentMethodId }),
  };
}
