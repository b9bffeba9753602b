import { CardPage } from '#areas/cards/detail/card.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { cardLike, knowCards } from './card-records.ts';
import { model } from './card-removal.model.ts';

const CARD = cardLike('one', '4321', 1250);

describeView('cards/card-removal', model, (harness) =>
  mount(harness, <CardPage card={CARD} />, {
    address: '/account/cards/one',
    prepare: (parts) => knowCards(parts, [CARD]),
  }),
);
