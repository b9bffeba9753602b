import { HttpResponse } from 'msw';
import { readGuestStreamItems, readStreamItems } from '#api/home/stream.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { respondToMember } from '../account/member-only.ts';
import { SPOILT } from '../exchanges.ts';
import { refuse, respond } from '../respond.ts';
import { expireStars } from '../rewards/star-ledger.ts';
import type { World } from '../world.ts';
import { guestItems } from './guest-items.ts';
import { memberItems } from './member-items.ts';
import { manyGuestItems, manyItems, oddGuestItems, oddItems } from './odd-items.ts';

/** How many items a feed has that says it has only some (206). */
const SOME = 2;

const spoilt = (body: object) => HttpResponse.json(body, { headers: { [SPOILT]: 'wrong-shape' } });

export const streamHandlers = (world: World) => [
  respondToMember(world, readStreamItems, ({ query, account }) => {
    const asked = askedFor(query);
    if (asked === null) return refuse(400, 'REQUEST_INVALID');
    const { locale, since } = asked;
    expireStars(account.loyalty, world.clock.now());
    const items = memberItems(account, locale, world.clock.now());
    switch (world.traits.stream) {
      case 'partial':
        return HttpResponse.json({ streamItems: items.slice(0, SOME) }, { status: 206 });
      case 'odd':
        return spoilt({ streamItems: [...oddItems(world.clock.now()), ...items] });
      case 'many':
        return HttpResponse.json({ streamItems: manyItems() });
      case 'swapped':
        return spoilt(guestItems(locale, world.clock.now()));
      default:
        return sinceThen(world, `${account.memberId} ${locale}`, { streamItems: items }, since);
    }
  }),
  respond(world, readGuestStreamItems, ({ query }) => {
    const asked = askedFor(query);
    if (asked === null) return refuse(400, 'REQUEST_INVALID');
    const { locale, since } = asked;
    const items = guestItems(locale, world.clock.now());
    switch (world.traits.stream) {
      case 'partial':
        return HttpResponse.json(items.slice(0, SOME), { status: 206 });
      case 'odd':
        return spoilt([...oddGuestItems(), ...items]);
      case 'many':
        return HttpResponse.json(manyGuestItems());
      case 'swapped':
        return spoilt({ streamItems: [] });
      default:
        return sinceThen(world, `guest ${locale}`, items, since);
    }
  }),
];

/** Null where something is missing or cannot be read (FED-040, FED-042). */
function askedFor(query: URLSearchParams): { locale: Locale; since: number | null } | null {
  const locale = query.get('locale') ?? '';
  const modifiedSince = query.get('modifiedSince');
  const since = modifiedSince === null ? null : Date.parse(modifiedSince);
  const isSound = query.get('streamItemStatus') === 'active' && query.has('streamItemTypes') && !Number.isNaN(since);
  return isSound && isLocale(locale) ? { locale, since } : null;
}

/** 304 where nothing has changed since then. */
function sinceThen({ streams, clock }: World, key: string, answer: object, since: number | null): Response {
  const said = JSON.stringify(answer);
  const known = streams.get(key);
  // What was there from the beginning has not changed since.
  const record = known?.said === said ? known : { said, changedAt: known ? clock.now() : 0 };
  streams.set(key, record);
  const isUnmodified = since !== null && since >= record.changedAt;
  return isUnmodified ? new HttpResponse(null, { status: 304 }) : HttpResponse.json(answer);
}
