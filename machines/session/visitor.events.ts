import type { AdmittedVisitor } from '#domain/visitor.ts';

/** Events of the app, the page and the other tabs about the visitor. */
export type VisitorEvent =
  | { type: 'credentials.opened'; keepSignedIn: boolean }
  | { type: 'visitor.admitted'; visitor: AdmittedVisitor }
  | { type: 'signOut.pressed' }
  | { type: 'session.rechecked' }
  | { type: 'session.revalidationRequested' }
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' };
