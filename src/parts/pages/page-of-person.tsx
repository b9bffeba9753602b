import { type RouterState, useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { createContext, Fragment, type ReactNode, useContext, useState } from 'react';
import { HOME_AFTER_SIGN_IN } from '#domain/return-url.ts';
import { isPersonalMatch } from '#session/pages/personal-page.ts';
import { usePersonKey } from '#session/session-provider.tsx';

/** The match of a page that was drawn anew; null where the page was opened. */
const DrawnAnew = createContext<string | null>(null);

/** Whether a page was not opened but drawn anew, for another person than the one it was opened by; as of its first render. */
export function useIsDrawnAnew(): boolean {
  const drawn = useContext(DrawnAnew);
  // A page that is gone to is drawn before it counts as the one that is open.
  return useMatch({ strict: false, shouldThrow: false, select: ({ id }) => id }) === drawn;
}

type Opened = {
  readonly page: RouterState['resolvedLocation'];
  readonly person: ReturnType<typeof usePersonKey>;
  readonly drawnAnew: string | null;
};

/**
 * A page keeps nothing of one person for the next. A member's own is led away from when another one comes; until then nothing
 * of it is shown, because anew it would ask for what its address names with the session of the other (FC-071).
 */
export function PageOfPerson({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const person = usePersonKey();
  const page = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const [opened, setOpened] = useState<Opened>({ page, person, drawnAnew: null });
  const isOfAnother = opened.page === page && opened.person !== person;
  const isLeft = isOfAnother && page?.pathname !== HOME_AFTER_SIGN_IN && isPersonalMatch(router);
  if (!isLeft && (opened.page !== page || opened.person !== person)) {
    setOpened({ page, person, drawnAnew: isOfAnother ? (router.state.matches.at(-1)?.id ?? null) : null });
  }
  return isLeft ? null : (
    <DrawnAnew value={opened.drawnAnew}>
      <Fragment key={person}>{children}</Fragment>
    </DrawnAnew>
  );
}
