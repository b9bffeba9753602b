import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { EditPhoneScreen } from '#areas/account/mfa-phone.screen.tsx';
import { requireMemberAndMfa } from '#session/require-mfa.ts';

const searchSchema = v.object({ phone: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/account/settings/mfa/edit-phone-number')({
  validateSearch: searchSchema,
  staticData: { title: 'settings.phone.edit-page-title', description: 'settings.phone.edit-description' },
  beforeLoad: async (needs) => {
    await requireMemberAndMfa(needs);
    // Without saying which phone, it is chosen from the list.
    if (needs.search.phone === undefined) throw redirect({ to: '/account/settings/mfa', replace: true });
  },
  loader: ({ context }) => context.catalogue.load('account', 'settings'),
  component: EditPhonePage,
});

function EditPhonePage() {
  const { phone } = Route.useSearch();
  if (phone === undefined) return null;
  return (
    <MembersOnly>
      <EditPhoneScreen key={phone} phoneId={phone} />
    </MembersOnly>
  );
}
