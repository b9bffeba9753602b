/** Who is using the app: an anonymous visitor, a guest order session, or a signed-in member (ACC-001). */
export type Visitor = { kind: 'anonymous' } | { kind: 'guest' } | Member;

/** A signed-in member. */
export type Member = {
  kind: 'member';
  firstName: string;
  /** Opaque and the same for ever; distinguishes two members of one name (FC-071). */
  memberId: string;
  /**
   * When the member last proved who it is in this session, milliseconds since 1970; null where the browser was only
   * remembered (decision AO-41).
   */
  provenAt?: number | null;
  /** In the rewards programme, `green`; missing where the server names none (ORD-099). */
  level?: string;
};

/** Who can be let in: a member by a sign-in, a guest by going on without an account (ORD-034). */
export type AdmittedVisitor = Exclude<Visitor, { kind: 'anonymous' }>;

/**
 * Why the visitor is another one now. `restored`: at the start; `arrived`: an anonymous visitor signed in; `returned`: the member
 * whose session had ended or was in doubt; `replaced`: in the place of another member; `unconfirmed`: could not be asked
 * for; `signed-out-here-only`: the sign-out could not be sent.
 */
export type VisitorChange =
  | 'restored'
  | 'arrived'
  | 'returned'
  | 'replaced'
  | 'expired'
  | 'unconfirmed'
  | 'signed-out'
  | 'signed-out-here-only'
  | 'signed-out-elsewhere';

const allowed = {
  keepFavourites: ['member'],
  /** PRV-015 */
  seePreviousOrders: ['member'],
} satisfies Record<string, Visitor['kind'][]>;

export type Privilege = keyof typeof allowed;

/** Whether the visitor's kind has a privilege (LOC-062, decision A28). */
export function may(visitor: Visitor, privilege: Privilege): boolean {
  const kinds: Visitor['kind'][] = allowed[privilege];
  return kinds.includes(visitor.kind);
}

/** The name by which a person is greeted; a blank one is none. */
export const greetedName = (firstName: string): string | null => firstName.trim() || null;

/** Whether two visitors are one person as far as the app can know: one member, or both of a kind that has no name (FC-071). */
export function isSamePerson(one: Visitor, other: Visitor): boolean {
  return one.kind === 'member' && other.kind === 'member' ? one.memberId === other.memberId : one.kind === other.kind;
}
