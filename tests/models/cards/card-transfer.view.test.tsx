import { CardPage } from '#areas/cards/detail/card.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { cardLike, knowCards } from './card-records.ts';
import { model } from './card-transfer.model.ts';

const CARDS = [cardLike('one', '4321', 1250), cardLike('two', '4322', 0), cardLike('three', '4323', 1000)] as const;

describeView('cards/card-transfer', model, (harness) =>
  mount(harness, <CardPage card={CARDS[0]} />, {
    address: '/account/cards/one',
    prepare: (parts) => knowCards(parts, CARDS),
  }),
);
