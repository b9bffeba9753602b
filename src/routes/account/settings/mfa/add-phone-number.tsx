import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { AddPhoneScreen } from '#areas/account/mfa-phone.screen.tsx';
import { requireMemberAndMfa } from '#session/require-mfa.ts';

export const Route = createFileRoute('/account/settings/mfa/add-phone-number')({
  staticData: { title: 'settings.phone.add-page-title', description: 'settings.phone.add-description' },
  beforeLoad: requireMemberAndMfa,
  loader: ({ context }) => context.catalogue.load('account', 'settings'),
  component: AddPhonePage,
});

function AddPhonePage() {
  return (
    <MembersOnly>
      <AddPhoneScreen />
    </MembersOnly>
  );
}
