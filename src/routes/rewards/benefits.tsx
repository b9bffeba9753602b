import { createFileRoute } from '@tanstack/react-router';
import { BenefitsScreen } from '#areas/rewards/marketing/benefits.screen.tsx';

export const Route = createFileRoute('/rewards/benefits')({
  staticData: { title: 'rewards-marketing.benefits.title', description: 'rewards-marketing.benefits.description' },
  loader: ({ context }) => context.catalogue.load('rewards-marketing'),
  component: BenefitsScreen,
});
