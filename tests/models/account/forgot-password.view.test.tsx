import { vi } from 'vitest';
import { ForgotPasswordScreen } from '#areas/account/forgot-password.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './forgot-password.model.ts';

vi.mock('#platform/failure-log.ts', () => ({ logFailure: () => {} }));

describeView('account/forgot-password', model, (stage) =>
  mountAccount(stage, '/account/forgot-password', () => <ForgotPasswordScreen />),
);
