import { ResetLinkScreen } from '#areas/account/reset-link.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './reset-link.model.ts';

describeView('account/reset-link', model, (stage) =>
  mountAccount(stage, '/account/forgot-password-reset/token-of-ada', () => <ResetLinkScreen token="token-of-ada" />),
);
