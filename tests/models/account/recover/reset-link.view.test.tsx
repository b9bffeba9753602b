import { ResetLinkScreen } from '#areas/account/recover/reset-link.screen.tsx';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './reset-link.model.ts';

describeView('account/recover/reset-link', model, (harness) =>
  mountAccount(harness, '/account/forgot-password-reset/token-of-ada', () => <ResetLinkScreen token="token-of-ada" />),
);
