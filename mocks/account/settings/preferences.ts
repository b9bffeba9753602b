import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { readPrivacy, savePrivacy } from '#api/account/privacy.ts';
import { retailerSettings } from '../../configuration/configuration.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import { respondToMember } from '../member-only.ts';

/** The flag of the brand's own mails, as where an account is made (ACC-046). */
const ownFlag = (world: World) => `receive${retailerSettings(world).product}EmailCommunications`;

export const preferenceHandlers = (world: World) => [
  respondToMember(world, readCommunicationPreferences, ({ account: { preferences } }) => ({
    [ownFlag(world)]: preferences.product,
    receiveGeneralEmailCommunications: preferences.general,
    receivePersonalizedEmailCommunications: preferences.personalized,
  })),

  respondToMember(world, saveCommunicationPreferences, ({ body, account }) => {
    const product = body[ownFlag(world)];
    if (typeof product !== 'boolean') return refuse(400, 'REQUEST_INVALID');
    account.preferences = {
      product,
      general: body.receiveGeneralEmailCommunications,
      personalized: body.receivePersonalizedEmailCommunications,
    };
    return undefined;
  }),

  respondToMember(world, readPrivacy, ({ account: { doNotSellOrShare } }) => ({ doNotSellOrShare })),

  respondToMember(world, savePrivacy, ({ body, account }) => {
    account.doNotSellOrShare = body.doNotSellOrShare;
    return undefined;
  }),
];
