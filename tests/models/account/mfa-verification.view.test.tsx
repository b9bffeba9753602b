import { vi } from 'vitest';
import { useMfaVerification } from '#areas/account/mfa-verification.flow.ts';
import { VerifiedPage } from '#areas/account/verified-page.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './mfa-verification.model.ts';

// The challenge has a machine, a model and walks of its own.
vi.mock('#areas/account/mfa-challenge.tsx', () => ({ MfaChallenge: () => <dialog open aria-label="the challenge" /> }));

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

describeView('account/mfa-verification', model, (stage) =>
  mountAccount(stage, '/account/settings/password', () => <Page isRequired={stage.start === 'flag on'} />),
);
