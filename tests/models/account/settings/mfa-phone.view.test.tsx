import type { InputFrom } from 'xstate';
import * as codeConfirmation from '#areas/account/second-factor/code-confirmation.tsx';
import { useMfaPhone } from '#areas/account/settings/mfa-phone.flow.ts';
import { NumberOrCode } from '#areas/account/settings/mfa-phone.screen.tsx';
import type { mfaPhoneMachine } from '#machines/account/settings/mfa-phone.machine.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-phone.model.ts';

const nothing = () => {};

/** The proof before the page has a machine of its own. */
function Phone({ phoneId }: { readonly phoneId: string | null }) {
  return <NumberOrCode flow={useMfaPhone({ phoneId, onVerificationRequired: nothing })} />;
}

describeView('account/settings/mfa-phone', model, (harness) => {
  // The confirmation has a machine, a model and walks of its own.
  standIn(codeConfirmation, 'CodeConfirmation', () => <p>the code</p>);
  const { phoneId } = harness.input as InputFrom<typeof mfaPhoneMachine>;
  return mount(harness, <Phone phoneId={phoneId} />, { address: '/account/settings/mfa/add-phone-number' });
});
