import type { AdmittedVisitor, Member, Visitor, VisitorChange } from '#domain/visitor.ts';

/** Events of the app, the page and the other tabs about the visitor. */
type VisitorEvent =
  | { type: 'credentials.opened'; keepSignedIn: boolean }
  | { type: 'visitor.admitted'; visitor: AdmittedVisitor }
  | { type: 'session.begunUnread' }
  | { type: 'signOut.pressed' }
  | { type: 'session.rechecked' }
  | { type: 'session.revalidationRequested' }
  | { type: 'session.expired' }
  | { type: 'session.endedElsewhere' };

/** Why the visitor is another one now. */
export type Why = { how: VisitorChange };

/** What the visitor’s machine knows, hears and says. */
export type VisitorTypes = {
  /**
   * `former`: whose session has ended, while cart and forms wait. `found`: who was found last, until that is judged.
   * `isBegunHere`: this tab has begun the session that is to be judged; of another tab's, what lies in the browser is kept (D-432).
   */
  context: { visitor: Visitor; former: Member | null; found: Visitor; isBegunHere: boolean };
  events: VisitorEvent;
  emitted: { type: 'visitor.changed'; visitor: Visitor } & Why;
  /** `unconfirmed`: acts as anonymous, but the cookies may be those of a good session, which no page may end. */
  tags: 'unknown' | 'busy' | 'veiled' | 'signingOut' | 'unconfirmed';
};
