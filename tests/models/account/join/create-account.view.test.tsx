import { CreateAccountScreen } from '#areas/account/join/create-account.screen.tsx';
import { safePathOf } from '#domain/return-url.ts';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './create-account.model.ts';

describeView('account/join/create-account', model, (stage) =>
  mountAccount(stage, '/account/create', () => <CreateAccountScreen returnUrl={safePathOf('/menu') ?? undefined} />),
);
