import type { InputFrom } from 'xstate';
import { SignOutScreen } from '#areas/account/sign-in/sign-out.screen.tsx';
import type { signOutMachine } from '#machines/account/sign-in/sign-out.machine.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './sign-out.model.ts';

describeView('account/sign-in/sign-out', model, (harness) => {
  const { returnUrl } = harness.input as InputFrom<typeof signOutMachine>;
  return mount(harness, <SignOutScreen returnUrl={returnUrl} />, { address: '/account/signout' });
});
