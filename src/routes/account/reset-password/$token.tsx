import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#areas/account/reset-password.screen.tsx';

export const Route = createFileRoute('/account/reset-password/$token')({
  staticData: { title: 'recover.reset.page-title', description: 'recover.reset.description', header: 'minimal' },
  loader: ({ context }) => context.catalogue.load('account', 'recover'),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token } = Route.useParams();
  return <ResetPasswordScreen key={token} token={token} />;
}
