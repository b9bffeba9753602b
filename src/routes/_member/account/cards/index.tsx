import { createFileRoute } from '@tanstack/react-router';
import { CardsScreen } from '#areas/cards/list/cards.screen.tsx';
import { cardProblemIn, cardsSearchSchema } from '#areas/cards/list/cards-search.ts';

export const Route = createFileRoute('/_member/account/cards/')({
  validateSearch: cardsSearchSchema,
  staticData: { title: 'common.your-cards', description: 'cards.description' },
  loader: ({ context }) => context.catalogue.load('cards'),
  component: CardsPage,
});

function CardsPage() {
  const problem = cardProblemIn(Route.useSearch());
  return <CardsScreen problem={problem} />;
}
