import { createFileRoute } from '@tanstack/react-router';
import { MobileAppsScreen } from '#areas/rewards/marketing/apps/mobile-apps.screen.tsx';

export const Route = createFileRoute('/rewards/mobile-apps')({
  staticData: { title: 'rewards-marketing.apps.title', description: 'rewards-marketing.apps.description' },
  loader: ({ context }) => context.catalogue.load('rewards-marketing'),
  component: MobileAppsScreen,
});
