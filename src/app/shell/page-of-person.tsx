import { useMatches, useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { HOME_AFTER_SIGN_IN } from '#domain/return-url.ts';
import { usePersonKey } from '#session/session-provider.tsx';
import { isPersonalMatch } from '../personal-match.ts';

/**
 * A page keeps nothing of one person for the next. A member's own is led away from when another one comes; until then nothing
 * of it is shown, because anew it would ask for what its address names with the session of the other (FC-071).
 */
export function PageOfPerson({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const person = usePersonKey();
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const [opened, setOpened] = useState({ page, person });
  if (opened.page !== page) setOpened({ page, person });
  const isOfAnother = opened.page === page && opened.person !== person;
  if (isOfAnother && page !== HOME_AFTER_SIGN_IN && isPersonalMatch(router)) return null;
  return <Fragment key={person}>{children}</Fragment>;
}
