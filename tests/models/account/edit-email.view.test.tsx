import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { EditEmailScreen } from '#areas/account/edit-email.screen.tsx';
import { EmailCodeScreen } from '#areas/account/email-code.screen.tsx';
import type { Session } from '#session/session.ts';
import { backstage } from '../backstage.ts';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './edit-email.model.ts';

// The confirmation has a machine, a model and walks of its own.
vi.mock('#areas/account/code-confirmation.tsx', () => ({ CodeConfirmation: () => <p>the code</p> }));

const FIRST_STEP = '/account/settings/edit-email';

/** Both pages and a way to the first one, as the routes join them. */
function Pages({ session }: { session: Session }) {
  const router = useRouter();
  const { history } = router;
  const path = useSyncExternalStore(history.subscribe, () => history.location.pathname);
  // No route of the stage is ever loaded, so nobody else tells the router where it is.
  router.updateLatestLocation();
  backstage.opens(() => {
    for (const listener of listeners.get(session) ?? []) listener();
    if (history.location.pathname !== FIRST_STEP) history.push(FIRST_STEP);
  });
  if (path === FIRST_STEP) return <EditEmailScreen />;
  if (path === `${FIRST_STEP}/enter-code`) return <EmailCodeScreen />;
  return (
    <button type="button" onClick={() => history.push(FIRST_STEP)}>
      the settings’ link
    </button>
  );
}

/** What the session tells when everything goes. */
const listeners = new WeakMap<Session, Set<() => void>>();

describeView('account/edit-email', model, (stage) =>
  mountAccount(stage, FIRST_STEP, (session) => {
    const told = new Set<() => void>();
    listeners.set(session, told);
    vi.spyOn(session, 'onForgotten').mockImplementation((listener) => {
      told.add(listener);
      return () => told.delete(listener);
    });
    return <Pages session={session} />;
  }),
);
