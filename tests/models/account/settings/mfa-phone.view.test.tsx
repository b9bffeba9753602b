import { vi } from 'vitest';
import { useMfaPhone } from '#areas/account/settings/mfa-phone.flow.ts';
import { NumberOrCode } from '#areas/account/settings/mfa-phone.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-phone.model.ts';

// The confirmation has a machine, a model and walks of its own.
vi.mock('#areas/account/second-factor/code-confirmation.tsx', () => ({ CodeConfirmation: () => <p>the code</p> }));

const nothing = () => {};

/** The proof before the page has a machine of its own. */
function Phone() {
  return <NumberOrCode flow={useMfaPhone({ phoneId: null, onVerificationDue: nothing })} />;
}

describeView('account/settings/mfa-phone', model, (harness) =>
  mount(harness, <Phone />, { address: '/account/settings/mfa/add-phone-number' }),
);
