import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#areas/account/settings/settings.screen.tsx';

export const Route = createFileRoute('/_member/account/settings/')({
  staticData: { title: 'common.settings', description: 'account.settings.landing.description' },
  // Which links there are depends on a flag: they come all at once.
  loader: async ({ context }) => {
    const [{ resolveConfiguration }] = await Promise.all([
      import('#session/configuration.ts'),
      context.catalogue.load('account.settings'),
    ]);
    await resolveConfiguration(context.queryClient);
  },
  component: SettingsScreen,
});
