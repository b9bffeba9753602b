import { fireEvent, screen } from '@testing-library/react';
import { CreateAccountScreen } from '#areas/account/create-account.screen.tsx';
import { backstage } from '../backstage.ts';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './card-section.model.ts';

describeView('account/card-section', model, (stage) => {
  let fills = 0;
  // A password manager fills what it finds, shown or not.
  backstage.opens(() => {
    fills += 1;
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '6'.repeat(fills) } });
  });
  return mountAccount(stage, '/account/create', () => (
    <CreateAccountScreen returnUrl={undefined} returnTo="/account/for-you" />
  ));
});
