import { createFileRoute, redirect } from '@tanstack/react-router';
import { EmailCodeScreen } from '#areas/account/email-code.screen.tsx';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

/** Without a proposed address there is no code to enter (ACC-112). */
export const Route = createFileRoute('/account/settings/edit-email/enter-code')({
  staticData: { title: 'settings.email-code.page-title', description: 'settings.email-code.description' },
  beforeLoad: async (needs) => {
    await requireMember(needs);
    const { proposedEmail } = await import('#areas/account/edit-email.flow.ts');
    if (proposedEmail(needs.context.session) === null) {
      throw redirect({ to: '/account/settings/edit-email', replace: true });
    }
  },
  loader: ({ context }) => context.catalogue.load('settings'),
  component: EmailCodePage,
});

function EmailCodePage() {
  return (
    <MembersOnly>
      <EmailCodeScreen />
    </MembersOnly>
  );
}
