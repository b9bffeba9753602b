import { createFileRoute } from '@tanstack/react-router';
import { CardScreen } from '#areas/cards/detail/card.screen.tsx';

export const Route = createFileRoute('/_member/account/cards/$cardId')({
  staticData: { title: 'cards-detail.page-title', description: 'cards-detail.description' },
  loader: ({ context }) => context.catalogue.load('cards', 'cards-detail', 'card-errors'),
  component: CardRoute,
});

function CardRoute() {
  const { cardId } = Route.useParams();
  return <CardScreen key={cardId} cardId={cardId} />;
}
