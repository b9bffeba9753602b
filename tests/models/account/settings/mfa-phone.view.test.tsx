import * as codeConfirmation from '#areas/account/second-factor/code-confirmation.tsx';
import { useMfaPhone } from '#areas/account/settings/mfa-phone.flow.ts';
import { NumberOrCode } from '#areas/account/settings/mfa-phone.screen.tsx';
import { standIn } from '#tests/support/stand-in.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-phone.model.ts';

const nothing = () => {};

/** The proof before the page has a machine of its own. */
function Phone() {
  return <NumberOrCode flow={useMfaPhone({ phoneId: null, onVerificationDue: nothing })} />;
}

describeView('account/settings/mfa-phone', model, (harness) => {
  // The confirmation has a machine, a model and walks of its own.
  standIn(codeConfirmation, 'CodeConfirmation', () => <p>the code</p>);
  return mount(harness, <Phone />, { address: '/account/settings/mfa/add-phone-number' });
});
