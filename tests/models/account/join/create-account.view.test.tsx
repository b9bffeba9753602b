import { CreateAccountScreen } from '#areas/account/join/create-account.screen.tsx';
import { safePathOf } from '#domain/return-url.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './create-account.model.ts';

describeView('account/join/create-account', model, (harness) =>
  mount(harness, <CreateAccountScreen returnUrl={safePathOf('/menu') ?? undefined} />, { address: '/account/create' }),
);
