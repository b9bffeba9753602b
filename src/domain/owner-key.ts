import type { Visitor } from './visitor.ts';

/** A name for a member in the storage of the browser that does not say who it is: FNV-1a, 64 bits. */
export function ownerKeyOf(memberId: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of memberId) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return hash.toString(36);
}

/** The name that `ownerKeyOf` gives the present visitor; null for anyone but a member. */
export function ownerOf(visitor: Visitor): string | null {
  return visitor.kind === 'member' ? ownerKeyOf(visitor.memberId) : null;
}
