import { ResetPasswordScreen } from '#areas/account/reset-password.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './reset-password.model.ts';

describeView('account/reset-password', model, (stage) =>
  mountAccount(stage, '/account/reset-password/token-of-ada', () => <ResetPasswordScreen token="token-of-ada" />),
);
