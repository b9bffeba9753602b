import type { Account } from '../account/account.ts';
import { personaAccount } from '../account/persona-account.ts';
import { type KeptProduct, keptProductsOf } from '../menu/favourites/kept-products.ts';
import type { StoreDirectory } from '../stores/directory.ts';
import { storeKey } from '../stores/store-record.ts';
import { type MemberPersona, PERSONAS } from './personas.ts';

/** A member's state in one world. Stores are kept by the part of their number before any dash. */
export type Member = {
  /** Who the member was when the world began, or joined. */
  persona: MemberPersona;
  account: Account;
  favourites: Set<string>;
  favouriteProducts: KeptProduct[];
  previous: ReadonlySet<string>;
  /** The store of most of the member's orders. */
  usual: string | null;
  /** When favourites changed, milliseconds since 1970. */
  favouriteChanges: number[];
};

/** The members of a world that begins at `now`, by e-mail address, with stores around their homes. */
export function createMembers(directory: StoreDirectory, now: number): Map<string, Member> {
  const members = Object.values(PERSONAS).filter((persona) => persona.kind === 'member');
  return new Map(members.map((persona) => [persona.email, createMember(persona, directory, now)]));
}

/** A visitor who becomes a member at `now`. */
export function createMember(persona: MemberPersona, directory: StoreDirectory, now: number): Member {
  const around = directory.index
    .within(persona.home, 50)
    .map(({ position }) => storeKey(directory.records[position]?.storeNumber ?? ''))
    .filter((key, position, keys) => keys.indexOf(key) === position);
  // Favourites are not simply the nearest: the second and fourth, so that order and mark can be distinguished.
  const favourites = [1, 3, 5].slice(0, persona.favourites).flatMap((position) => around[position] ?? []);
  const previous = around.slice(0, persona.previous);
  return {
    persona,
    account: personaAccount(persona, now),
    favourites: new Set(favourites),
    favouriteProducts: keptProductsOf(persona.favouriteProducts),
    previous: new Set(previous),
    usual: previous[0] ?? null,
    favouriteChanges: [],
  };
}

/** The member who signs in by a name: an e-mail address or user name, spaces and case aside. */
export function findMember(members: ReadonlyMap<string, Member>, name: string): Member | null {
  const wanted = name.trim().toLowerCase();
  const byUserName = () => [...members.values()].find(({ account }) => account.userName.toLowerCase() === wanted);
  return members.get(wanted) ?? byUserName() ?? null;
}
