import { vi } from 'vitest';
import { ForgotPasswordScreen } from '#areas/account/recover/forgot-password.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './forgot-password.model.ts';

vi.mock('#platform/failure-log.ts', () => ({ logFailure: () => {} }));

describeView('account/recover/forgot-password', model, (harness) =>
  mount(harness, <ForgotPasswordScreen />, { address: '/account/forgot-password' }),
);
