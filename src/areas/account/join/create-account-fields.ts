import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { CreateField, CreateFieldCode, JoinCardOption, NewAccount } from '#domain/account/new-account.ts';
import { CARD_NUMBER_DIGITS, CARD_PIN_DIGITS } from '#domain/cards/card-digits.ts';
import type { FailureCode } from '#domain/failure.ts';
import { outsideAddress } from '#domain/outside-address.ts';
import { useIsRestoredField } from '#parts/flow/typed-again.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { ACCOUNT_EMAIL_MISTAKES, accountEmail } from '#parts/person/email-address.ts';
import { FIRST_NAME_MISTAKES, LAST_NAME_MISTAKES, nameFields } from '#parts/person/person-name.ts';
import { useConfiguration } from '#session/configuration.ts';
import { guestDetailsOf } from '#session/guest/guest-details.ts';
import { useSession } from '#session/session-provider.tsx';
import { NEW_PASSWORD_MISTAKES, newPasswordSchema } from '../new-password.ts';

type CreateForm = {
  firstName: string;
  lastName: string;
  emailAddress: string;
  password: string;
  registerCardNumber: string;
  registerCardPin: string;
  productEmails: boolean;
  generalEmails: boolean;
  personalizedEmails: boolean;
  storageConsent: boolean;
  terms: boolean;
};

/** In the order of the page, as the summary lists them. */
const FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'password',
  'registerCardNumber',
  'registerCardPin',
  'storageConsent',
  'terms',
] as const satisfies readonly (keyof CreateForm)[];

/** `mistake-texts.ts` or `account.join.mistake.<code>` says it. */
const MISTAKES = [
  ...FIRST_NAME_MISTAKES,
  ...LAST_NAME_MISTAKES,
  ...ACCOUNT_EMAIL_MISTAKES,
  'email-taken',
  'card-number',
  'card-pin',
  'storage-consent',
  'terms',
  'invalid',
] as const;

export type CreateFormField = (typeof FIELDS)[number];

/** Where the links of the summary lead. */
export const JOIN_FIELD_IDS: Readonly<Record<CreateFormField, string>> = {
  firstName: 'join-first-name',
  lastName: 'join-last-name',
  emailAddress: 'join-email',
  password: 'join-password',
  registerCardNumber: 'join-card-number',
  registerCardPin: 'join-card-pin',
  storageConsent: 'join-storage-consent',
  terms: 'join-terms',
};

export const CARD_FIELDS = ['registerCardNumber', 'registerCardPin'] as const satisfies readonly CreateFormField[];

type CardField = (typeof CARD_FIELDS)[number];

type ServerMessage = { readonly field: CreateField; readonly message: string };

type Asked = { isLastNameRequired: boolean; includeStorageConsent: boolean; card: JoinCardOption };

const digits = (count: number, mistake: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{${count}}$`), mistake));

/** What the form must hold: the market decides on last name and storage consent, the card section on its fields. */
function schemaFor({ isLastNameRequired, includeStorageConsent, card }: Asked) {
  const isCardAsked = card === 'registerCard';
  return v.object({
    ...nameFields(isLastNameRequired),
    emailAddress: accountEmail,
    password: newPasswordSchema,
    registerCardNumber: isCardAsked ? digits(CARD_NUMBER_DIGITS, 'card-number') : v.string(),
    registerCardPin: isCardAsked ? digits(CARD_PIN_DIGITS, 'card-pin') : v.string(),
    productEmails: v.boolean(),
    generalEmails: v.boolean(),
    personalizedEmails: v.boolean(),
    storageConsent: includeStorageConsent
      ? v.pipe(
          v.boolean(),
          v.check((agreed) => agreed, 'storage-consent'),
        )
      : v.boolean(),
    terms: v.pipe(
      v.boolean(),
      v.check((agreed) => agreed, 'terms'),
    ),
  });
}

/** The codes of each field, in the order of the page; the server may answer with `invalid` for any of them. */
const CODES = {
  firstName: MISTAKES,
  lastName: MISTAKES,
  emailAddress: MISTAKES,
  password: [...NEW_PASSWORD_MISTAKES, 'invalid'],
  registerCardNumber: MISTAKES,
  registerCardPin: MISTAKES,
  storageConsent: MISTAKES,
  terms: MISTAKES,
} as const satisfies Record<CreateFormField, readonly string[]>;

/** The fields of joining and what is wrong with them (ACC-045, ACC-052 to ACC-063); what was typed lives here alone. */
export function useCreateForm(card: JoinCardOption, failure: FailureCode | null) {
  const { createAccount: market, product, links } = useConfiguration();
  // A guest has typed them for an order.
  const guest = guestDetailsOf(useSession());
  const { form, register, mistakeList, attempt, submit } = useFlowForm({
    schema: schemaFor({ ...market, card }),
    defaults: {
      firstName: guest?.firstName ?? '',
      lastName: guest?.lastName ?? '',
      emailAddress: guest?.email ?? '',
      password: '',
      registerCardNumber: '',
      registerCardPin: '',
      productEmails: false,
      generalEmails: market.checkGeneralEmailByDefault,
      personalizedEmails: false,
      storageConsent: false,
      terms: false,
    },
    codes: CODES,
    failure,
  });

  // The configuration may arrive before the form is there, or after it; what was chosen by then stays (ACC-058, D-065).
  const { setError, setValue } = form;
  const { checkGeneralEmailByDefault } = market;
  const isChosen = useRef(false);
  const isGivenBack = useIsRestoredField();
  useEffect(() => {
    if (isChosen.current || isGivenBack('generalEmails')) return;
    setValue('generalEmails', checkGeneralEmailByDefault);
  }, [setValue, isGivenBack, checkGeneralEmailByDefault]);
  const [serverMessage, setServerMessage] = useState<ServerMessage | null>(null);

  return {
    register,
    begunWith: form.formState.defaultValues ?? {},
    generalEmails: () =>
      register('generalEmails', {
        onChange: () => {
          isChosen.current = true;
        },
      }),
    password: form.watch('password'),
    market,
    /** The brand word of the texts (ACC-060). */
    product,
    termsLink: outsideAddress(links.rewardsTerms),
    mistakes: mistakeList,
    /** Counts failed tries: each takes the focus to the summary. */
    attempt,
    /** Shows beside a field what the server found wrong with it (ACC-069); its field may not be there yet. */
    refuse: useCallback(
      (field: CreateField, code: CreateFieldCode, message: string | null) => {
        setServerMessage(message === null ? null : { field, message });
        setError(field, { type: 'server', message: code === 'password-weak' ? 'weak' : code });
      },
      [setError],
    ),
    /** What the server says of a field for itself, where we have no words for it. */
    serverMessage,
    /** A password manager may fill card fields that are not shown, without an event: takes that, and says which comes first (ACC-051). */
    takeUnseenCard: (element: HTMLFormElement): CardField | null => {
      const filled = CARD_FIELDS.filter((field) => form.getValues(field) === '' && textIn(element, field) !== '');
      for (const field of filled) setValue(field, textIn(element, field));
      return filled[0] ?? null;
    },
    /** What is wrong with a card is over where none is registered. */
    forgiveCard: () => form.clearErrors([...CARD_FIELDS]),
    focus: form.setFocus,
    /** Hands on what was entered, if nothing is wrong with it. */
    submit: (send: (account: NewAccount) => void) =>
      submit((entered) => send(accountOf(entered, card, market.includeStorageConsent))),
  };
}

export type CreateMistake = ReturnType<typeof useCreateForm>['mistakes'][number];

function textIn(element: HTMLFormElement, field: CardField): string {
  const control = element.elements.namedItem(field);
  return control instanceof HTMLInputElement ? control.value : '';
}

function accountOf(entered: CreateForm, card: JoinCardOption, asksStorageConsent: boolean): NewAccount {
  const { registerCardNumber, registerCardPin, storageConsent, terms: _, ...rest } = entered;
  const isCardAsked = card === 'registerCard';
  return {
    ...rest,
    card,
    cardNumber: isCardAsked ? registerCardNumber : '',
    cardPin: isCardAsked ? registerCardPin : '',
    storageConsent: asksStorageConsent ? storageConsent : null,
  };
}
