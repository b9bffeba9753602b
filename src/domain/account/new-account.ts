/** The fields of the create form that a refusal can name (ACC-049, ACC-069). */
export const CREATE_FIELDS = [
  'firstName',
  'lastName',
  'emailAddress',
  'password',
  'registerCardNumber',
  'registerCardPin',
  'storageConsent',
] as const;

export type CreateField = (typeof CREATE_FIELDS)[number];

/** What is wrong with a field, as the server reports it; each has words of its own. */
export type CreateFieldCode = 'email-taken' | 'password-weak' | 'storage-consent' | 'invalid';

/** What is wrong with the card of an account that was made: partial success and the cards page share it (ACC-076, decision AO-24). */
export const CARD_PROBLEMS = ['card-information-error', 'card-state-error'] as const;

export type CardProblem = (typeof CARD_PROBLEMS)[number];

/** Whether a text, from an address for instance, names such a problem (ACC-080). */
export function isCardProblem(text: string): text is CardProblem {
  return CARD_PROBLEMS.some((problem) => problem === text);
}

/** Why no account was made, or only half of one (ACC-069 to ACC-074); `generic` discloses nothing of the reputation check. */
export type CreateRefusal =
  | {
      outcome: 'invalid';
      field: CreateField;
      code: CreateFieldCode;
      /** What the server says for itself, where its code has no words of ours; null where that is nothing to be read. */
      message: string | null;
    }
  | { outcome: 'card-refused'; card: 'digital' | 'registered'; problem: CardProblem }
  | { outcome: 'generic' };

/** What a visitor who joins may do about a stored-value card; the card part is optional (ACC-047). */
export const JOIN_CARD_OPTIONS = ['digitalCard', 'registerCard', 'noCard'] as const;

export type JoinCardOption = (typeof JOIN_CARD_OPTIONS)[number];

/** What a visitor enters to join (ACC-045); the password is as it was typed, everything else trimmed. */
export type NewAccount = {
  readonly firstName: string;
  /** Empty where the market lets it be (decision AO-29). */
  readonly lastName: string;
  readonly emailAddress: string;
  readonly password: string;
  readonly card: JoinCardOption;
  /** The number of a card that is registered; empty for every other choice. */
  readonly cardNumber: string;
  readonly cardPin: string;
  readonly productEmails: boolean;
  readonly generalEmails: boolean;
  readonly personalizedEmails: boolean;
  /** Null where the market does not ask for it (ACC-056). */
  readonly storageConsent: boolean | null;
};
