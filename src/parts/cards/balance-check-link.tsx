import { balanceCheckAddress } from '#domain/cards/balance-check.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';

/** The balance of a card for visitors who are not signed in, where the retailer offers that (SVC-012 to SVC-014). */
export function BalanceCheckLink() {
  const { text } = useMessages();
  const address = balanceCheckAddress(useConfiguration(), useVisitor());
  const isUnknown = useIsVisitorUnknown();
  if (address === null || isUnknown) return null;
  return (
    <SafeLink standalone href={address} newTabLabel={text('common.in-new-tab')}>
      {text('common.check-balance')}
    </SafeLink>
  );
}
