import type { Sentinel } from '../sentinel.ts';

/** Addresses that start so are always taken. */
export const TAKEN_EMAIL_START = 'taken@';
/** Accounts with addresses that start so are refused by the risk check. */
export const SUSPECT_EMAIL_START = 'suspect@';
/** Accounts with addresses that start so are refused for a reason that no app has heard of. */
export const ODD_EMAIL_START = 'odd@';
/** Addresses that start so meet a broken retailer, at sign-in and at the creation of an account. */
export const BROKEN_EMAIL_START = 'broken@';
/** Accounts with addresses that start so are made, but their digital card is not: its state, or its data, is wrong. */
export const CARDLESS_EMAIL_START = 'nocard@';
export const MISCARDED_EMAIL_START = 'badcard@';
/** Addresses that start so are locked, whether or not such an account exists. */
export const LOCKED_EMAIL_START = 'locked@';
/** Addresses that start so have tried to sign in too often. */
export const HASTY_EMAIL_START = 'hasty@';

/** New passwords that start so are refused with a code that no app has heard of. */
export const UNLUCKY_PASSWORD_START = 'Unlucky-';
export const UNLUCKY_CODE = 111099;

/** Phone numbers with this end cannot be sent an SMS. */
export const UNREACHABLE_PHONE_END = '0199';

/** Security codes that fit no card. */
export const WRONG_PIN = '00000000';

/** What a card is refused with whose number ends with the last four digits of the code (SVC-016 to SVC-037). */
export const CARD_CODES = [
  '121000',
  '121001',
  '121002',
  '121017',
  '121024',
  '121030',
  '121032',
  '121033',
  '121034',
  '121035',
  '121037',
  '122000',
] as const;

/** Cards with this end can be added, but do not become the primary one (OPP-080). */
export const UNPROMOTABLE_CARD_END = '0081';
/** Cards with this end stay in the account (SVC-042). */
export const IRREMOVABLE_CARD_END = '0042';

/** Balances of cards with this end move nowhere (SVC-036, FC-049). */
export const UNTRANSFERABLE_CARD_END = '9999';

/** The token of a gift's link that fills in a card; of any other one nothing is known (OPP-081). */
export const GIFT_TOKEN = 'a-gift-for-you';
export const GIFTED_CARD = { cardNumber: '6049123412341234', pin: '20471234' } as const;
/** Cards whose numbers end so have no barcode: its service is down, or it answers with nothing. */
export const BROKEN_BARCODE_END = '5000';
export const BLANK_CARD_END = '2040';
/** What a reload or auto reload is refused with whose payment method ends with the last four digits of the code. */
export const PAYMENT_CODES = [
  '121005',
  '121009',
  '121010',
  '121025',
  '121035',
  '121036',
  '121043',
  '121044',
  '121045',
  '121046',
  '121048',
  '121059',
  '121060',
  '121061',
  '121062',
  '121063',
  '121065',
  '121066',
  '121067',
  '121068',
  '121069',
  '121070',
  '121071',
  '121072',
  '121075',
  '121076',
  '123000',
  '129999',
] as const;
/** Payment methods with this end are refused in the server's own words. */
export const SPOKEN_END = '0777';
export const SPOKEN_REFUSAL = 'Your bank wants you to confirm this payment in its app first.';

const address = (start: string) => `${start}northstar.test`;

export const ACCOUNT_SENTINELS: readonly Sentinel[] = [
  { where: 'Sign-in', input: address(LOCKED_EMAIL_START), result: '403, account_locked' },
  { where: 'Sign-in', input: address(BROKEN_EMAIL_START), result: '500' },
  { where: 'Sign-in', input: address(HASTY_EMAIL_START), result: '429, too_many_attempts' },
  { where: 'Sign-in', input: address(ODD_EMAIL_START), result: '400, unheard_of' },
  { where: 'Sign-in', input: 'The same name with five wrong passwords', result: '403, account_locked for 15 minutes' },
  { where: 'Create account, new e-mail', input: address(TAKEN_EMAIL_START), result: '409, email_taken' },
  { where: 'Create account', input: address(SUSPECT_EMAIL_START), result: '403, type reputation' },
  { where: 'Create account', input: address(ODD_EMAIL_START), result: '400, unknown type' },
  { where: 'Create account', input: address(BROKEN_EMAIL_START), result: '500' },
  {
    where: 'Create account, digital card',
    input: address(CARDLESS_EMAIL_START),
    result: 'Account, but no card: 121030',
  },
  {
    where: 'Create account, digital card',
    input: address(MISCARDED_EMAIL_START),
    result: 'Account, but no card: 121000',
  },
  ...CARD_CODES.map((code) => ({
    where: 'Card number',
    input: `Ending ${code.slice(-4)}`,
    result: `Card refused: ${code}`,
  })),
  { where: 'Card number', input: `Ending ${UNPROMOTABLE_CARD_END}`, result: 'Added, but makePrimaryCardError' },
  { where: 'Card number', input: `Ending ${IRREMOVABLE_CARD_END}`, result: 'Added, but cannot be removed' },
  {
    where: 'Add a card',
    input: `?cashstarToken=${GIFT_TOKEN}`,
    result: 'Number and code filled in; other tokens: 404',
  },
  { where: 'Card security code', input: WRONG_PIN, result: 'Card refused: 121001' },
  ...PAYMENT_CODES.map((code) => ({
    where: 'Payment method of a reload',
    input: `Ending ${code.slice(-4)}`,
    result: `Reload refused: ${code}`,
  })),
  {
    where: 'Payment method of a reload',
    input: `Ending ${SPOKEN_END}`,
    result: 'Reload refused: 121048, with words of the server',
  },
  {
    where: 'New password',
    input: `${UNLUCKY_PASSWORD_START}1`,
    result: `${UNLUCKY_CODE}, 'Password reset failed'`,
  },
  { where: 'Barcode', input: `Card ending ${BROKEN_BARCODE_END}`, result: '500, BARCODE_DOWN' },
  { where: 'Barcode', input: `Card ending ${BLANK_CARD_END}`, result: '200 without a byte' },
  { where: 'New phone', input: `Ending ${UNREACHABLE_PHONE_END}`, result: '400, PHONE_REFUSED' },
];
