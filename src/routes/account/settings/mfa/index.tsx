import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { MfaPhonesScreen } from '#areas/account/mfa-phones.screen.tsx';
import { requireMemberAndMfa } from '#session/require-mfa.ts';

export const Route = createFileRoute('/account/settings/mfa/')({
  staticData: { title: 'settings.phones.page-title', description: 'settings.phones.description' },
  beforeLoad: requireMemberAndMfa,
  loader: ({ context }) => context.catalogue.load('account', 'settings'),
  component: MfaPhonesPage,
});

function MfaPhonesPage() {
  return (
    <MembersOnly>
      <MfaPhonesScreen />
    </MembersOnly>
  );
}
