import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import * as codeConfirmation from '#areas/account/second-factor/code-confirmation.tsx';
import { EditEmailScreen } from '#areas/account/settings/edit-email.screen.tsx';
import { EmailCodeScreen } from '#areas/account/settings/email-code.screen.tsx';
import { forgetting } from '#tests/support/forgetting.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { externalEvents } from '../../kit/external-events.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './edit-email.model.ts';

const FIRST_STEP = '/account/settings/edit-email';

/** Both pages and a way to the first one, as the routes join them. */
function Pages({ forget }: { forget: () => void }) {
  const router = useRouter();
  const { history } = router;
  const path = useSyncExternalStore(history.subscribe, () => history.location.pathname);
  // No route is ever loaded here, so the router learns nowhere else where it is.
  router.updateLatestLocation();
  externalEvents.register(({ type }) => {
    if (type === 'form.left') return history.push('/account/settings');
    if (type === 'form.returned') return history.push(FIRST_STEP);
    forget();
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

describeView('account/settings/edit-email', model, (harness) => {
  // The confirmation has a machine, a model and walks of its own.
  standIn(codeConfirmation, 'CodeConfirmation', () => <p>the code</p>);
  return mount(harness, ({ session }) => <Pages forget={forgetting(session)} />, { address: FIRST_STEP });
});
