import type { GuestDetails } from '#domain/ordering/order-placement.ts';
import { oncePerSession, untilForgotten } from '../once-per-session.ts';
import type { Session } from '../session.ts';

type Named = Pick<GuestDetails, 'firstName' | 'lastName' | 'email'>;

const namedOf = oncePerSession((session) => {
  const named = untilForgotten<Named>(session);
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') named.value = null;
  });
  return named;
});

/** Keeps who a placed order was for, in memory only and until there is a member: an account is offered with it. */
export function keepGuestDetails(session: Session, { firstName, lastName, email }: Named): void {
  namedOf(session).value = { firstName, lastName, email };
}

/** Who the guest's last order was for; null where there was none. */
export function guestDetailsOf(session: Session): Named | null {
  return namedOf(session).value;
}
