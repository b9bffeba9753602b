import type { CommunicationPreferences } from './communication-preferences.ts';

/** The switches of the settings, each saved as soon as it is turned: mails (ACC-108) and the choice of privacy (ACC-114). */
export type SettingsSwitches = CommunicationPreferences & { doNotSellOrShare: boolean };

/** The switches that were turned here, each with what is wanted; of the others the server has the word (D-410). */
export type TurnedSwitches = Partial<SettingsSwitches>;
