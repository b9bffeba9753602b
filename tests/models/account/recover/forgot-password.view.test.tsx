import { vi } from 'vitest';
import { ForgotPasswordScreen } from '#areas/account/recover/forgot-password.screen.tsx';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './forgot-password.model.ts';

vi.mock('#platform/failure-log.ts', () => ({ logFailure: () => {} }));

describeView('account/recover/forgot-password', model, (harness) =>
  mountAccount(harness, '/account/forgot-password', () => <ForgotPasswordScreen />),
);
