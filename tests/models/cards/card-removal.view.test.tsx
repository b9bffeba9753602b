import { act } from '@testing-library/react';
import { cardsQuery } from '#api/account/cards.ts';
import { CardScreen } from '#areas/cards/detail/card.screen.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { cardLike, knowCards } from './card-records.ts';
import { model } from './card-removal.model.ts';

const CARD = cardLike('one', '4321', 1250);

describeView('cards/card-removal', model, (harness) =>
  mount(harness, <CardScreen cardId="one" />, {
    address: '/account/cards/one',
    prepare: (parts) => {
      knowCards(parts, [CARD]);
      // The list was read anew.
      externalEvents.register(() => act(() => void parts.queryClient.setQueryData(cardsQuery().queryKey, [])));
    },
  }),
);
