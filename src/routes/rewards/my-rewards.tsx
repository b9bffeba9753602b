import { createFileRoute } from '@tanstack/react-router';
import { MyRewardsScreen } from '#areas/rewards/mine/my-rewards.screen.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { requireNextGeneration } from '#session/pages/require-flagged.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { useDecidedAnew } from '../-decided-anew.ts';

// In no folder of members: those guards would ask to sign in for a page that the flag may not give (RWD-027).
export const Route = createFileRoute('/rewards/my-rewards')({
  staticData: { title: 'common.rewards-mine', description: 'rewards-mine.description' },
  beforeLoad: requireNextGeneration,
  loader: ({ context }) => context.catalogue.load('rewards-mine'),
  component: MyRewardsPage,
});

function MyRewardsPage() {
  const { isDecided } = Route.useRouteContext();
  const { rewards } = useConfiguration();
  const isMember = useVisitor().kind === 'member';
  useDecidedAnew(!isDecided || !rewards.enableNextGenLoyalty);
  // As on every page of a member: while the guard sends a visitor away there is nothing to show.
  return isDecided && !isMember ? null : <MyRewardsScreen isOpening={!isDecided} />;
}
