import * as v from 'valibot';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { ACCOUNT_EMAIL_MISTAKES, accountEmail } from '#parts/person/email-address.ts';
import { FIRST_NAME_MISTAKES, LAST_NAME_MISTAKES, nameFields } from '#parts/person/person-name.ts';

/** In the order of the page, as the summary of mistakes lists them. */
export const GUEST_FIELD_IDS = {
  firstName: 'guest-first-name',
  lastName: 'guest-last-name',
  email: 'guest-email',
  hasCard: 'guest-card',
} as const;

type GuestField = keyof typeof GUEST_FIELD_IDS;

/** The validators of joining (ORD-036); both names are needed, whatever the market says of accounts. */
const schema = v.object({
  ...nameFields(true),
  email: accountEmail,
  // The card is no field but steps of their own.
  hasCard: v.pipe(
    v.boolean(),
    v.check((has) => has, 'card-missing'),
  ),
  marketingOptIn: v.boolean(),
});

const CODES = {
  firstName: FIRST_NAME_MISTAKES,
  lastName: LAST_NAME_MISTAKES,
  email: ACCOUNT_EMAIL_MISTAKES,
  hasCard: ['card-missing'],
} as const satisfies Record<GuestField, readonly string[]>;

/** The form of a guest. */
export function useGuestForm({ marketingOptIn }: { readonly marketingOptIn: boolean }) {
  return useFlowForm({
    schema,
    defaults: { firstName: '', lastName: '', email: '', hasCard: false, marketingOptIn },
    codes: CODES,
  });
}
