import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#areas/account/change-password.screen.tsx';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/settings/password')({
  staticData: { title: 'settings.password.page-title', description: 'settings.password.description' },
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    const [{ settledConfiguration }] = await Promise.all([
      import('#session/configuration.ts'),
      context.catalogue.load('account', 'settings'),
    ]);
    const { enableMfa } = await settledConfiguration(context.queryClient);
    return { isProofRequired: enableMfa };
  },
  component: ChangePasswordPage,
});

function ChangePasswordPage() {
  const { isProofRequired } = Route.useLoaderData();
  return (
    <MembersOnly>
      <ChangePasswordScreen isProofRequired={isProofRequired} />
    </MembersOnly>
  );
}
