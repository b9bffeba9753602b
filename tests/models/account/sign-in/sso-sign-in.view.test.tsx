import type { InputFrom } from 'xstate';
import { NoticesRegion } from '#app/shell/notices-region.tsx';
import { SsoSignInScreen } from '#areas/account/sign-in/sso-sign-in.screen.tsx';
import { SSO_TOKEN } from '#areas/account/sign-in/sso-token.ts';
import type { ssoSignInMachine } from '#machines/account/sign-in/sso-sign-in.machine.ts';
import { forgetting } from '#tests/support/forgetting.ts';
import { externalEvents } from '../../kit/external-events.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './sso-sign-in.model.ts';

describeView('account/sign-in/sso-sign-in', model, (harness) => {
  const { hasToken, returnUrl } = harness.input as InputFrom<typeof ssoSignInMachine>;
  const page = (
    <>
      <SsoSignInScreen returnUrl={returnUrl} />
      <NoticesRegion />
    </>
  );
  return mount(harness, page, {
    address: '/account/signin/sso',
    prepare: ({ session }) => {
      externalEvents.register(forgetting(session));
      if (hasToken) session.tokens.set(SSO_TOKEN, 'token');
    },
  });
});
