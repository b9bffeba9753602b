import { createFileRoute } from '@tanstack/react-router';
import { MembersOnly } from '#areas/account/member-page.tsx';
import { SettingsScreen } from '#areas/account/settings.screen.tsx';
import { requireMember } from '#session/require-member.ts';

export const Route = createFileRoute('/account/settings/')({
  staticData: { title: 'settings.landing.page-title', description: 'settings.landing.description' },
  beforeLoad: requireMember,
  // Which links there are depends on a flag: they come all at once.
  loader: async ({ context }) => {
    const [{ settledConfiguration }] = await Promise.all([
      import('#session/configuration.ts'),
      context.catalogue.load('settings'),
    ]);
    await settledConfiguration(context.queryClient);
  },
  component: SettingsPage,
});

function SettingsPage() {
  return (
    <MembersOnly>
      <SettingsScreen />
    </MembersOnly>
  );
}
