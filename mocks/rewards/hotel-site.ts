import { escaped, outsidePage } from '../outside-page.ts';
import type { World } from '../world.ts';
import { isLinked } from './hotel.ts';
import { HOTEL_SITE_PATH } from './hotel-site-path.ts';

const SHOP_PAGE = '/rewards/partnerships/marriottbonvoy';

export const isHotelSiteRequest = ({ url }: Request) => new URL(url).pathname === HOTEL_SITE_PATH;

/**
 * The page where the pretended hotel programme asks its guest, and what comes of it: back to the shop, linked, or to the page that says that it
 * was linked before.
 */
export function hotelSiteAnswer(find: (world: string) => World, { url, method }: Request): Response {
  const { searchParams } = new URL(url);
  const departure = searchParams.get('departure') ?? '';
  const named = searchParams.get('world') ?? '';
  const world = find(/^[\w.-]{1,80}$/.test(named) ? named : 'main');
  const known = world.hotel.departures.get(departure);
  if (!known || known.until < world.clock.now()) return new Response('This link has expired.', { status: 404 });
  const { member, shop } = known;
  if (method !== 'POST') {
    return outsidePage({
      service: 'Hotel program',
      heading: 'Link with Northstar Rewards?',
      text: `A pretended hotel program. You are ${member.account.email}.`,
      ways: `<form method="post"><button class="agree">Agree and link</button></form>
      <a class="cancel" href="${escaped(shop + SHOP_PAGE)}">Cancel</a>`,
    });
  }
  if (isLinked(world, member)) return seeOther(`${shop}${SHOP_PAGE}/already-linked`);
  world.hotel.links.set(member, true);
  world.effects.hotelAccountsLinked += 1;
  return seeOther(`${shop}${SHOP_PAGE}/success`);
}

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } });
