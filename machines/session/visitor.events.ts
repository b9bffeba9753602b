import type { Member } from '#domain/visitor.ts';

/** What the app, the page and the other tabs tell of the visitor. */
export type VisitorEvent =
  | { type: 'credentials.opened'; keepSignedIn: boolean }
  | { type: 'visitor.admitted'; visitor: Member }
  | { type: 'signOut.pressed' }
  | { type: 'session.rechecked' }
  | { type: 'session.doubted' }
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' };
