import * as v from 'valibot';
import { operation } from '../operation.ts';
import { field } from '../tolerant.ts';

/**
 * Begins to link the member's account with the hotel programme; answers where the browser has to go on (PTN-027, PTN-030), null where it
 * says nothing of it. The address is as it came: `partnerAddressOf` of the domain decides whether it may be followed.
 */
export const authenticateHotelAccount = operation({
  method: 'GET',
  path: '/apiproxy/v1/rewards/partnerships/marriottbonvoy/authenticate',
  answer: field('redirectURL', v.nullish(v.string(), null)),
  isSentOnce: true,
});

/** Takes the link with the hotel programme away (PTN-038, PTN-039); 'partner-not-linked' where there was none (PTN-041). */
export const unlinkHotelAccount = operation({
  method: 'POST',
  path: '/apiproxy/v1/rewards/partnerships/marriottbonvoy/unlink',
  body: v.object({}),
  answer: v.unknown(),
  refusals: { 8001034: 'partner-not-linked' },
});
