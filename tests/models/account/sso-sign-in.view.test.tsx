import type { InputFrom } from 'xstate';
import { SsoSignInScreen } from '#areas/account/sso-sign-in.screen.tsx';
import { SSO_TOKEN } from '#areas/account/sso-token.ts';
import type { ssoSignInMachine } from '#machines/account/sso-sign-in.machine.ts';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './sso-sign-in.model.ts';

describeView('account/sso-sign-in', model, (stage) => {
  const { hasToken, returnUrl } = stage.input as InputFrom<typeof ssoSignInMachine>;
  return mountAccount(stage, '/account/signin/sso', (session) => {
    if (hasToken) session.tokens.set(SSO_TOKEN, 'token');
    return <SsoSignInScreen returnUrl={returnUrl} />;
  });
});
