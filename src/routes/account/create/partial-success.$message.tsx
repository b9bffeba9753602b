import { createFileRoute, redirect } from '@tanstack/react-router';
import { PartialSuccessScreen } from '#areas/account/partial-success.screen.tsx';
import { isCardProblem } from '#domain/new-account.ts';

export const Route = createFileRoute('/account/create/partial-success/$message')({
  staticData: { title: 'join.partial.page-title', description: 'join.partial.description', header: 'minimal' },
  beforeLoad: ({ params: { message } }) => {
    if (!isCardProblem(message)) throw redirect({ to: '/account/for-you', replace: true });
    return { problem: message };
  },
  loader: ({ context }) => context.catalogue.load('join'),
  component: PartialSuccessPage,
});

function PartialSuccessPage() {
  return <PartialSuccessScreen problem={Route.useRouteContext().problem} />;
}
