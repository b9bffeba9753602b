import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { readPrivacy, savePrivacy } from '#api/account/privacy.ts';
import type { World } from '../world.ts';
import { respondToMember } from './member-only.ts';

export const preferenceHandlers = (world: World) => [
  respondToMember(world, readCommunicationPreferences, ({ account: { preferences } }) => ({
    receiveProductEmailCommunications: preferences.product,
    receiveGeneralEmailCommunications: preferences.general,
    receivePersonalizedEmailCommunications: preferences.personalized,
  })),

  respondToMember(world, saveCommunicationPreferences, ({ body, account }) => {
    account.preferences = {
      product: body.receiveProductEmailCommunications,
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
