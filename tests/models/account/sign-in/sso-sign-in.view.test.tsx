import type { InputFrom } from 'xstate';
import { SsoSignInScreen } from '#areas/account/sign-in/sso-sign-in.screen.tsx';
import { SSO_TOKEN } from '#areas/account/sign-in/sso-token.ts';
import type { ssoSignInMachine } from '#machines/account/sign-in/sso-sign-in.machine.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './sso-sign-in.model.ts';

describeView('account/sign-in/sso-sign-in', model, (harness) => {
  const { hasToken, returnUrl } = harness.input as InputFrom<typeof ssoSignInMachine>;
  return mount(harness, <SsoSignInScreen returnUrl={returnUrl} />, {
    address: '/account/signin/sso',
    prepare: ({ session }) => {
      if (hasToken) session.tokens.set(SSO_TOKEN, 'token');
    },
  });
});
