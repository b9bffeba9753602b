import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#areas/account/settings/change-password.screen.tsx';

export const Route = createFileRoute('/_member/account/settings/password')({
  staticData: { title: 'account.settings.password.title', description: 'account.settings.password.description' },
  loader: async ({ context }) => {
    const [{ resolveConfiguration }] = await Promise.all([
      import('#session/configuration.ts'),
      context.catalogue.load('account.second-factor', 'account.new-password', 'account.settings'),
    ]);
    const { enableMfa } = await resolveConfiguration(context.queryClient);
    return { isProofRequired: enableMfa };
  },
  component: ChangePasswordPage,
});

function ChangePasswordPage() {
  const { isProofRequired } = Route.useLoaderData();
  return <ChangePasswordScreen isProofRequired={isProofRequired} />;
}
