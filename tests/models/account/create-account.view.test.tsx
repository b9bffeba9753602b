import { CreateAccountScreen } from '#areas/account/create-account.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './create-account.model.ts';

describeView('account/create-account', model, (stage) =>
  mountAccount(stage, '/account/create', () => <CreateAccountScreen returnUrl="/menu" returnTo="/menu" />),
);
