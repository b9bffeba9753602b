import { createFileRoute, redirect } from '@tanstack/react-router';
import { CardAddScreen } from '#areas/cards/add/card-add.screen.tsx';
import { giftSearchSchema } from '#areas/cards/add/gift-search.ts';
import { GIFT_TOKEN } from '#domain/address-tokens.ts';

export const Route = createFileRoute('/_member/account/cards/add')({
  validateSearch: giftSearchSchema,
  staticData: { title: 'common.add-a-card', description: 'cards-add.description' },
  // The token of a gift's link is taken out of the address bar before anything else happens (FC-080, OPP-081).
  beforeLoad: ({ context, search: { cashstarToken }, preload }) => {
    if (preload || cashstarToken === undefined) return;
    context.session.tokens.set(GIFT_TOKEN, cashstarToken);
    throw redirect({ to: '/account/cards/add', replace: true });
  },
  loader: ({ context }) => context.catalogue.load('cards', 'cards-add', 'card-fields', 'card-errors'),
  component: CardAddScreen,
});
