import { createFileRoute } from '@tanstack/react-router';
import { ResetLinkScreen } from '#areas/account/recover/reset-link.screen.tsx';

export const Route = createFileRoute('/account/forgot-password-reset/$token')({
  staticData: {
    title: 'account.recover.link.page-title',
    description: 'account.recover.link.description',
    header: 'minimal',
  },
  loader: ({ context }) => context.catalogue.load('account.recover'),
  component: ResetLinkPage,
});

function ResetLinkPage() {
  const { token } = Route.useParams();
  return <ResetLinkScreen key={token} token={token} />;
}
