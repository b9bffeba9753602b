/** Who is using the app: nobody known, a guest order session, or a signed-in member (decision AMB-14). */
export type Visitor = { kind: 'anonymous' } | { kind: 'guest' } | { kind: 'member'; firstName: string };

const allowed = {
  keepFavourites: ['member'],
} satisfies Record<string, Visitor['kind'][]>;

export type Privilege = keyof typeof allowed;

/** Whether the visitor's kind has a privilege (LOC-062, decision A28). */
export function may(visitor: Visitor, privilege: Privilege): boolean {
  const kinds: Visitor['kind'][] = allowed[privilege];
  return kinds.includes(visitor.kind);
}
