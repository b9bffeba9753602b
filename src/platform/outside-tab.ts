import type { SafeAddress } from '#domain/outside-address.ts';

/**
 * Opens another site in a tab of its own, which learns neither who opened it nor from which page. `blocked`: a blocker of
 * pop-ups kept it away. Call it from within a press, as blockers want it.
 */
export function openOutsideTab(address: SafeAddress): 'opened' | 'blocked' {
  // With `noopener` a browser does not say whether it opened anything; so an empty tab comes first and is let go.
  const tab = window.open('about:blank', '_blank');
  if (!tab || tab.closed) return 'blocked';
  tab.opener = null;
  const link = tab.document.createElement('a');
  link.href = address;
  link.rel = 'noopener noreferrer';
  tab.document.body.append(link);
  link.click();
  return 'opened';
}
