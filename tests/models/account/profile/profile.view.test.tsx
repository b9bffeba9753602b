import { profileQuery } from '#api/account/profile.ts';
import { PersonalScreen } from '#areas/account/profile/personal.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './profile.model.ts';

describeView('account/profile/profile', model, (harness) =>
  mount(harness, <PersonalScreen />, {
    address: '/account/personal',
    prepare: ({ queryClient }) =>
      queryClient.setQueryData(profileQuery().queryKey, {
        firstName: 'Ada',
        lastName: 'North',
        birthday: { month: 4, day: 12 },
        address: null,
        phoneNumber: null,
        emailAddress: 'ada@example.com',
        memberSince: '2021-03-09T16:00:00.000Z',
        subMarket: 'US',
      }),
  }),
);
