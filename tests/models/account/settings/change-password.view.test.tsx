import { useChangePasswordForm } from '#areas/account/settings/change-password.flow.ts';
import { Passwords } from '#areas/account/settings/change-password.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './change-password.model.ts';

const nothing = () => {};

/** The proof before the page has a machine of its own. */
function Page() {
  return <Passwords form={useChangePasswordForm({ onVerificationRequired: nothing })} />;
}

describeView('account/settings/change-password', model, (harness) =>
  mount(harness, <Page />, { address: '/account/settings/password' }),
);
