import type { GuestDetails } from '#domain/ordering/order-placement.ts';
import { oncePerSession } from './once-per-session.ts';
import type { Session } from './session.ts';

type Named = Pick<GuestDetails, 'firstName' | 'lastName' | 'email'>;

const drawerOf = oncePerSession((session) => {
  const drawer: { named: Named | null } = { named: null };
  const drop = () => {
    drawer.named = null;
  };
  session.onForgotten(drop);
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') drop();
  });
  return drawer;
});

/** Keeps who a placed order was for, in memory only and until there is a member: an account is offered with it. */
export function keepGuestDetails(session: Session, { firstName, lastName, email }: Named): void {
  drawerOf(session).named = { firstName, lastName, email };
}

/** Who the guest's last order was for; null where there was none. */
export function guestDetailsOf(session: Session): Named | null {
  return drawerOf(session).named;
}
