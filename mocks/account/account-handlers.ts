import { loyaltyHandlers } from '../rewards/loyalty.ts';
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
