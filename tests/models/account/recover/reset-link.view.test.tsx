import { ResetLinkScreen } from '#areas/account/recover/reset-link.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './reset-link.model.ts';

describeView('account/recover/reset-link', model, (harness) =>
  mount(harness, <ResetLinkScreen token="token-of-ada" />, { address: '/account/forgot-password-reset/token-of-ada' }),
);
