import type { GuestDetails } from '#domain/ordering/order-placement.ts';
import { oncePerSession, untilForgotten } from '../once-per-session.ts';
import type { Session } from '../session.ts';

type Named = Pick<GuestDetails, 'firstName' | 'lastName' | 'email'>;

/** A place for what a guest said of themselves: in memory only, gone at sign-out and where there is a member. */
function untilMember<Value>(session: Session) {
  const kept = untilForgotten<Value>(session);
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') kept.value = null;
  });
  return kept;
}

const namedOf = oncePerSession((session) => untilMember<Named>(session));

/** Keeps who a placed order was for, in memory only and until there is a member: an account is offered with it. */
export function keepGuestDetails(session: Session, { firstName, lastName, email }: Named): void {
  namedOf(session).value = { firstName, lastName, email };
}

/** Who the guest's last order was for; null where there was none. */
export function guestDetailsOf(session: Session): Named | null {
  return namedOf(session).value;
}

export type GuestName = Pick<GuestDetails, 'firstName' | 'lastName'>;

const typedNameOf = oncePerSession((session) => untilMember<GuestName>(session));

/** Keeps the name that a guest has typed into a form that pays, for the billing address of that payment (D-431). */
export function keepTypedName(session: Session, { firstName, lastName }: GuestName): void {
  const name = { firstName: firstName.trim(), lastName: lastName.trim() };
  if (name.firstName !== '' || name.lastName !== '') typedNameOf(session).value = name;
}

/** The name that a guest has typed for what is being paid; null where none was. */
export function typedGuestName(session: Session): GuestName | null {
  return typedNameOf(session).value;
}

/** It has served: who comes next to this tab does not find it (D-177). */
export function forgetTypedName(session: Session): void {
  typedNameOf(session).value = null;
}
