import { useVisitor } from '../session-provider.tsx';

/**
 * `rewards.showSubnav` of the application's state: whether the page of the programme has its tabs (RWD-007, RWD-008). It
 * follows from who is using the app, so it is kept nowhere a second time.
 */
export function useRewardsSubnav(): boolean {
  return useVisitor().kind === 'member';
}
