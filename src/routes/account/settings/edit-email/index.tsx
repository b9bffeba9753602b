import { createFileRoute } from '@tanstack/react-router';
import { EditEmailScreen } from '#areas/account/edit-email.screen.tsx';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/settings/edit-email/')({
  staticData: { title: 'settings.email.page-title', description: 'settings.email.description' },
  beforeLoad: requireMember,
  loader: ({ context }) => context.catalogue.load('settings'),
  component: EditEmailPage,
});

function EditEmailPage() {
  return (
    <MembersOnly>
      <EditEmailScreen />
    </MembersOnly>
  );
}
