import { optOutOfSharing } from '#api/privacy/opt-out.ts';
import { refuse, respond } from '../respond.ts';
import { findMember } from '../session/members.ts';
import type { World } from '../world.ts';
import { BROKEN_REQUEST_START } from './opt-out-sentinels.ts';

export const optOutHandlers = (world: World) => [
  respond(world, optOutOfSharing, ({ body: { email } }) => {
    if (email.startsWith(BROKEN_REQUEST_START)) return refuse(500, 'PRIVACY_DOWN');
    world.effects.optOutsTaken += 1;
    // The answer does not say whether there is such a member.
    const member = findMember(world.members, email);
    if (member) member.account.doNotSellOrShare = true;
    return undefined;
  }),
];
