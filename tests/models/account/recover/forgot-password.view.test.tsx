import { ForgotPasswordScreen } from '#areas/account/recover/forgot-password.screen.tsx';
import * as failureLog from '#platform/measuring/failure-log.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './forgot-password.model.ts';

describeView('account/recover/forgot-password', model, (harness) => {
  standIn(failureLog, 'logFailure', () => {});
  return mount(harness, <ForgotPasswordScreen />, { address: '/account/forgot-password' });
});
