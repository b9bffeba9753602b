import { createFileRoute, redirect } from '@tanstack/react-router';
import { EmailCodeScreen } from '#areas/account/settings/email-code.screen.tsx';

/** Without a proposed address there is no code to enter (ACC-112). */
export const Route = createFileRoute('/_member/account/settings/edit-email/enter-code')({
  staticData: { title: 'account.settings.email-code.title', description: 'account.settings.email-code.description' },
  beforeLoad: async ({ context }) => {
    const { proposedEmail } = await import('#areas/account/settings/edit-email.flow.ts');
    if (proposedEmail(context.session) === null) {
      throw redirect({ to: '/account/settings/edit-email', replace: true });
    }
  },
  loader: ({ context }) => context.catalogue.load('account.second-factor', 'account.settings'),
  component: EmailCodeScreen,
});
