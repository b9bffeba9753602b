import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#areas/account/recover/reset-password.screen.tsx';

export const Route = createFileRoute('/account/reset-password/$token')({
  staticData: {
    title: 'account.recover.reset.title',
    description: 'account.recover.reset.description',
    header: 'minimal',
  },
  loader: ({ context }) => context.catalogue.load('account.new-password', 'account.recover'),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  const { token } = Route.useParams();
  return <ResetPasswordScreen key={token} token={token} />;
}
