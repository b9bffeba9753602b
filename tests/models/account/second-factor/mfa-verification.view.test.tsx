import { vi } from 'vitest';
import { useMfaVerification } from '#areas/account/second-factor/mfa-verification.flow.ts';
import { VerifiedPage } from '#areas/account/second-factor/verified-page.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './mfa-verification.model.ts';

// The challenge has a machine, a model and walks of its own.
vi.mock('#areas/account/second-factor/mfa-challenge.tsx', () => ({
  MfaChallenge: () => <dialog open aria-label="the challenge" />,
}));

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

describeView('account/second-factor/mfa-verification', model, (harness) =>
  mount(harness, <Page isRequired={harness.start === 'flag on'} />, { address: '/account/settings/password' }),
);
