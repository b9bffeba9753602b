import * as mfaChallenge from '#areas/account/second-factor/mfa-challenge.tsx';
import { useMfaVerification } from '#areas/account/second-factor/mfa-verification.flow.ts';
import { VerifiedPage } from '#areas/account/second-factor/verified-page.tsx';
import { standIn } from '#tests/support/stand-in.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-verification.model.ts';

function Page({ isRequired }: { isRequired: boolean }) {
  const verification = useMfaVerification(isRequired);
  return (
    <VerifiedPage title="A page" verification={verification}>
      <p>what only the member may see</p>
      <button type="button" onClick={verification.lapse}>
        lapse
      </button>
    </VerifiedPage>
  );
}

describeView('account/second-factor/mfa-verification', model, (harness) => {
  // The challenge has a machine, a model and walks of its own.
  standIn(mfaChallenge, 'MfaChallenge', () => <dialog open aria-label="the challenge" />);
  return mount(harness, <Page isRequired={harness.start === 'flag on'} />, { address: '/account/settings/password' });
});
