import { requireMember } from './require-member.ts';
import { requireNextGeneration } from './require-next-generation.ts';

interface GuardedRoute {
  readonly options: { readonly beforeLoad?: unknown };
}

/** The guards of pages outside /account that show a member's own. */
const PERSONAL: readonly unknown[] = [requireMember, requireNextGeneration];

/** Whether a page shows a member's own: its address may name data that is not for the next member (FC-071). */
export function isPersonalPage(path: string, routes: readonly GuardedRoute[]): boolean {
  return path.startsWith('/account/') || routes.some(({ options }) => PERSONAL.includes(options.beforeLoad));
}
