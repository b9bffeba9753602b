import { redirect } from '@tanstack/react-router';
import { mayNameMenu } from '#domain/menu/menu-pages.ts';

/** An address under the name of another page, which that page does not answer, is none (MNU-007, decision AO-52). */
export function leaveUnlessMenu(menu: string): void {
  if (!mayNameMenu(menu)) throw redirect({ to: '/menu', replace: true });
}
