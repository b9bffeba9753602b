import { createFileRoute } from '@tanstack/react-router';
import { CardsScreen } from '#areas/account/cards.screen.tsx';
import { cardProblemIn, cardsSearchSchema } from '#areas/account/cards-search.ts';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/cards')({
  validateSearch: cardsSearchSchema,
  staticData: { title: 'member.cards.page-title', description: 'member.cards.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('account', 'member'),
  component: CardsPage,
});

function CardsPage() {
  const problem = cardProblemIn(Route.useSearch());
  return (
    <MembersOnly>
      <CardsScreen problem={problem} />
    </MembersOnly>
  );
}
