import { useChangePasswordForm } from '#areas/account/change-password.flow.ts';
import { Passwords } from '#areas/account/change-password.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './change-password.model.ts';

const nothing = () => {};

/** The proof before the page has a machine of its own. */
function Page() {
  return <Passwords form={useChangePasswordForm({ onVerificationDue: nothing })} />;
}

describeView('account/change-password', model, (stage) =>
  mountAccount(stage, '/account/settings/password', () => <Page />),
);
