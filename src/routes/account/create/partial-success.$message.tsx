import { createFileRoute, redirect } from '@tanstack/react-router';
import { PartialSuccessScreen } from '#areas/account/join/partial-success.screen.tsx';
import { isCardProblem } from '#domain/account/new-account.ts';

export const Route = createFileRoute('/account/create/partial-success/$message')({
  staticData: {
    title: 'account.join.partial.page-title',
    description: 'account.join.partial.description',
    header: 'minimal',
  },
  beforeLoad: ({ params: { message } }) => {
    if (!isCardProblem(message)) throw redirect({ to: '/account/for-you', replace: true });
    return { problem: message };
  },
  loader: ({ context }) => context.catalogue.load('account.join'),
  component: PartialSuccessPage,
});

function PartialSuccessPage() {
  return <PartialSuccessScreen problem={Route.useRouteContext().problem} />;
}
