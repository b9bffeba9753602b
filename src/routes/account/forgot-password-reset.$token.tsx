import { createFileRoute } from '@tanstack/react-router';
import { ResetLinkScreen } from '#areas/account/reset-link.screen.tsx';

export const Route = createFileRoute('/account/forgot-password-reset/$token')({
  staticData: { title: 'recover.link.page-title', description: 'recover.link.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('recover'),
  component: ResetLinkPage,
});

function ResetLinkPage() {
  const { token } = Route.useParams();
  return <ResetLinkScreen key={token} token={token} />;
}
