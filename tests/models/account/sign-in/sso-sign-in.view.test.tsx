import type { InputFrom } from 'xstate';
import { SsoSignInScreen } from '#areas/account/sign-in/sso-sign-in.screen.tsx';
import { SSO_TOKEN } from '#areas/account/sign-in/sso-token.ts';
import type { ssoSignInMachine } from '#machines/account/sign-in/sso-sign-in.machine.ts';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './sso-sign-in.model.ts';

describeView('account/sign-in/sso-sign-in', model, (harness) => {
  const { hasToken, returnUrl } = harness.input as InputFrom<typeof ssoSignInMachine>;
  return mountAccount(harness, '/account/signin/sso', (session) => {
    if (hasToken) session.tokens.set(SSO_TOKEN, 'token');
    return <SsoSignInScreen returnUrl={returnUrl} />;
  });
});
