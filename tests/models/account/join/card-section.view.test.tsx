import { fireEvent, screen } from '@testing-library/react';
import { fromPromise } from 'xstate';
import { CreateAccountScreen } from '#areas/account/join/create-account.screen.tsx';
import { externalEvents } from '../../kit/external-events.ts';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './card-section.model.ts';

describeView('account/join/card-section', model, (harness) => {
  let fills = 0;
  // A password manager fills what it finds, shown or not.
  externalEvents.register(() => {
    fills += 1;
    fireEvent.change(screen.getByLabelText('Card number'), { target: { value: '6'.repeat(fills) } });
  });
  // The form waits until it is known who visits.
  const actors = { clearSession: fromPromise(async () => {}) };
  return mount(harness, <CreateAccountScreen returnUrl={undefined} />, { address: '/account/create', actors });
});
