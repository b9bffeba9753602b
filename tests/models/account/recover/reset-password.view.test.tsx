import { ResetPasswordScreen } from '#areas/account/recover/reset-password.screen.tsx';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './reset-password.model.ts';

describeView('account/recover/reset-password', model, (harness) =>
  mountAccount(harness, '/account/reset-password/token-of-ada', () => <ResetPasswordScreen token="token-of-ada" />),
);
