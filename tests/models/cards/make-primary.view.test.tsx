import { CardPage } from '#areas/cards/detail/card.screen.tsx';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { cardLike, knowCards } from './card-records.ts';
import { model } from './make-primary.model.ts';

// The page of a walk does not follow the list: its card is to become the primary one again and again.
const CARD = cardLike('one', '4321', 1250);

describeView('cards/make-primary', model, (harness) =>
  mount(harness, <CardPage card={CARD} />, {
    address: '/account/cards/one',
    prepare: (parts) => knowCards(parts, [CARD]),
  }),
);
