import { ResetPasswordScreen } from '#areas/account/recover/reset-password.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './reset-password.model.ts';

describeView('account/recover/reset-password', model, (harness) =>
  mount(harness, <ResetPasswordScreen token="token-of-ada" />, { address: '/account/reset-password/token-of-ada' }),
);
