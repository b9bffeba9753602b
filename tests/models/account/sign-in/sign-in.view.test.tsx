import { vi } from 'vitest';
import { NoticesRegion } from '#app/shell/notices-region.tsx';
import { SignInScreen } from '#areas/account/sign-in/sign-in.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { testInterleavings } from '../../kit/register.ts';
import { describeView } from '../../kit/register-view.ts';
import { model } from './sign-in.model.ts';

// The challenge has a machine, a model and walks of its own.
vi.mock('#areas/account/second-factor/mfa-challenge.tsx', () => ({
  MfaChallenge: () => <dialog open aria-label="the challenge" />,
}));

describeView('account/sign-in/sign-in', model, (harness) =>
  mount(
    harness,
    <>
      <SignInScreen returnUrl={undefined} />
      <NoticesRegion />
    </>,
    { address: '/account/signin' },
  ),
);

testInterleavings('ACC-021 in any order of presses and answers one sign-in is under way at a time', model, {
  calls: (calls, now) =>
    calls.filter((call) => call.src === 'signIn' && call.open && call.live()).length ===
    (now.matches('submitting') ? 1 : 0),
});
