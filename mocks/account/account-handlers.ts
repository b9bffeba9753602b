import { addSingleUseAddress, createAddress, readAddresses, updateAddress } from '#api/account/addresses.ts';
import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { fetchBarcode } from '#api/account/barcode.ts';
import { addCard, addDigitalCard, readCardFromToken } from '#api/account/card-add.ts';
import { makeCardPrimary, removeCard } from '#api/account/card-changes.ts';
import { readCardLedger } from '#api/account/card-ledger.ts';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { readCards } from '#api/account/cards.ts';
import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { createAccount } from '#api/account/create-account.ts';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { readHistory, readReceipt } from '#api/account/history.ts';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from '#api/account/password.ts';
import {
  addPaymentMethod,
  changePaymentMethod,
  makeDefaultPaymentMethod,
  readPaymentMethods,
  removePaymentMethod,
} from '#api/account/payment-methods.ts';
import { addPaypal, beginPaypal } from '#api/account/paypal.ts';
import { addPhone, changePhone, confirmPhone, readPhones, removePhone } from '#api/account/phones.ts';
import { readPrivacy, savePrivacy } from '#api/account/privacy.ts';
import { readProfile, saveProfile } from '#api/account/profile.ts';
import { reloadCard } from '#api/account/reload.ts';
import { readVerification, sendCode, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { readExpiringStars } from '#api/rewards/expiring-stars.ts';
import { LOYALTY_CONTRACTS, loyaltyHandlers } from '../rewards/loyalty.ts';
import type { World } from '../world.ts';
import { addressHandlers } from './addresses/addresses.ts';
import { barcodeHandlers } from './barcode/barcode.ts';
import { cardAddHandlers } from './cards/card-add.ts';
import { cardTransferHandlers } from './cards/card-transfer.ts';
import { cardHandlers } from './cards/cards.ts';
import { historyHandlers } from './history/history.ts';
import { createAccountHandlers } from './join/create-account.ts';
import { paymentMethodHandlers } from './payment-methods/payment-methods.ts';
import { paypalHandlers } from './payment-methods/paypal.ts';
import { profileHandlers } from './profile.ts';
import { autoReloadHandlers } from './reload/auto-reload.ts';
import { reloadHandlers } from './reload/reload.ts';
import { phoneHandlers } from './second-factor/phones.ts';
import { verificationHandlers } from './second-factor/verification.ts';
import { emailHandlers } from './settings/email-change.ts';
import { passwordHandlers } from './settings/passwords.ts';
import { preferenceHandlers } from './settings/preferences.ts';

/** Every operation about an account. */
export const ACCOUNT_CONTRACTS = [
  createAccount.contract,
  forgotPassword.contract,
  checkResetLink.contract,
  resetPassword.contract,
  changePassword.contract,
  sendCode.contract,
  verifyCode.contract,
  readVerification.contract,
  verifyPassword.contract,
  readPhones.contract,
  addPhone.contract,
  changePhone.contract,
  confirmPhone.contract,
  removePhone.contract,
  proposeEmail.contract,
  confirmEmail.contract,
  readCommunicationPreferences.contract,
  saveCommunicationPreferences.contract,
  readPrivacy.contract,
  savePrivacy.contract,
  readProfile.contract,
  saveProfile.contract,
  readHistory.contract,
  readReceipt.contract,
  readCards.contract,
  readCardLedger.contract,
  addCard.contract,
  addDigitalCard.contract,
  readCardFromToken.contract,
  makeCardPrimary.contract,
  transferCardBalance.contract,
  removeCard.contract,
  readPaymentMethods.contract,
  addPaymentMethod.contract,
  changePaymentMethod.contract,
  makeDefaultPaymentMethod.contract,
  removePaymentMethod.contract,
  beginPaypal.contract,
  addPaypal.contract,
  readAddresses.contract,
  createAddress.contract,
  updateAddress.contract,
  addSingleUseAddress.contract,
  readExpiringStars.contract,
  ...LOYALTY_CONTRACTS,
  fetchBarcode.contract,
  reloadCard.contract,
  createAutoReload.contract,
  updateAutoReload.contract,
  disableAutoReload.contract,
];

export const accountHandlers = (world: World) => [
  ...createAccountHandlers(world),
  ...passwordHandlers(world),
  ...verificationHandlers(world),
  ...phoneHandlers(world),
  ...emailHandlers(world),
  ...preferenceHandlers(world),
  ...profileHandlers(world),
  ...historyHandlers(world),
  ...cardHandlers(world),
  ...cardAddHandlers(world),
  ...cardTransferHandlers(world),
  ...paymentMethodHandlers(world),
  ...paypalHandlers(world),
  ...addressHandlers(world),
  ...loyaltyHandlers(world),
  ...barcodeHandlers(world),
  ...reloadHandlers(world),
  ...autoReloadHandlers(world),
];
