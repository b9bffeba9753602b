import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';
import { EditPhoneScreen } from '#areas/account/settings/mfa-phone.screen.tsx';

const searchSchema = v.object({ phone: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined) });

export const Route = createFileRoute('/_second-factor/account/settings/mfa/edit-phone-number')({
  validateSearch: searchSchema,
  staticData: { title: 'account.settings.phone.edit-title', description: 'account.settings.phone.edit-description' },
  beforeLoad: ({ search }) => {
    // Without saying which phone, it is chosen from the list.
    if (search.phone === undefined) throw redirect({ to: '/account/settings/mfa', replace: true });
  },
  loader: ({ context }) => context.catalogue.load('account.second-factor', 'account.settings'),
  component: EditPhonePage,
});

function EditPhonePage() {
  const { phone } = Route.useSearch();
  if (phone === undefined) return null;
  return <EditPhoneScreen key={phone} phoneId={phone} />;
}
