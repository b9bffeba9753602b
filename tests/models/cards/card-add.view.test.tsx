import { CardAddScreen } from '#areas/cards/add/card-add.screen.tsx';
import { GIFT_TOKEN } from '#domain/address-tokens.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './card-add.model.ts';

describeView('cards/card-add', model, (harness) =>
  mount(harness, <CardAddScreen />, {
    address: '/account/cards/add',
    prepare: ({ session }) => {
      if (harness.start === 'the link of a gift') session.tokens.set(GIFT_TOKEN, 'a-gift-for-you');
    },
  }),
);
