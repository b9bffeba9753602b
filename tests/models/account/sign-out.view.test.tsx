import type { InputFrom } from 'xstate';
import { SignOutScreen } from '#areas/account/sign-out.screen.tsx';
import type { signOutMachine } from '#machines/account/sign-out.machine.ts';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './sign-out.model.ts';

describeView('account/sign-out', model, (stage) => {
  const { returnUrl } = stage.input as InputFrom<typeof signOutMachine>;
  return mountAccount(stage, '/account/signout', () => <SignOutScreen returnUrl={returnUrl} />);
});
