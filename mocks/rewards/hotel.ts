import { HttpResponse } from 'msw';
import { authenticateHotelAccount, unlinkHotelAccount } from '#api/rewards/hotel-partnership.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { respondToMember } from '../account/member-only.ts';
import { onOtherName } from '../other-name.ts';
import type { Member } from '../session/members.ts';
import { cookieOf, newSecret } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { LINKED_MEMBER, NOT_LINKED_CODE, STUCK_CODE, STUCK_MEMBER } from './hotel-sentinels.ts';
import { HOTEL_SITE_PATH } from './hotel-site-path.ts';

/** How long a member may take to begin at the programme, milliseconds. */
const DEPARTURE_LIFETIME_MS = 15 * MINUTE_MS;

/** The programme's own page where this computer has no other name. */
const ELSEWHERE = 'https://partner.example.com/link';

/** What no app may follow (FC-094). */
const UNSAFE = {
  silent: null,
  http: 'http://partner.example.com/link',
  script: 'javascript:alert(document.domain)',
  'user-name': 'https://gwen@partner.example.com/link',
  elsewhere: 'https://partner.example.com.evil.example/link',
} as const;

/** Whether a member's account is linked with the hotel programme. */
export function isLinked(world: World, member: Member): boolean {
  const known = world.hotel.links.get(member);
  return known ?? [LINKED_MEMBER.email, STUCK_MEMBER.email].some((email) => email === member.account.email);
}

/** Errors of this service carry their code in `error` (PTN-030). */
const refuseWith = (status: number, code: number) => HttpResponse.json({ error: { code } }, { status });

export const hotelHandlers = (world: World) => [
  respondToMember(world, authenticateHotelAccount, ({ member, request }) => {
    const { partner } = world.traits;
    if (partner === 'down') return refuseWith(503, 8_001_000);
    if (partner !== 'typical') return { redirectURL: UNSAFE[partner] };
    const departure = newSecret(world.random);
    const shop = new URL(request.url);
    const until = world.clock.now() + DEPARTURE_LIFETIME_MS;
    world.hotel.departures.set(departure, { member, until, shop: shop.origin });
    // The other origin has no cookie that says which world it is.
    const named = request.headers.get('world') ?? cookieOf(request, 'world') ?? 'main';
    const query = new URLSearchParams({ departure, world: named });
    return { redirectURL: `${onOtherName(shop, HOTEL_SITE_PATH, ELSEWHERE)}?${query}` };
  }),

  respondToMember(world, unlinkHotelAccount, ({ member, account }) => {
    if (!isLinked(world, member)) return refuseWith(409, NOT_LINKED_CODE);
    if (account.email === STUCK_MEMBER.email) return refuseWith(409, STUCK_CODE);
    world.hotel.links.set(member, false);
    world.effects.hotelAccountsUnlinked += 1;
    return {};
  }),
];
