import CircleHelp from 'lucide-react/icons/circle-help';
import CreditCard from 'lucide-react/icons/credit-card';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import type { GrantClaim } from '#domain/grant/access-grant.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import * as css from './access-grant.css.ts';

const ICONS = { account: UserRound, card: ReceiptText, payment: CreditCard, rewards: Star } as const;

/** What the client asks for: in words where there are any, else as it calls it (OAU-011, OAU-012). */
export function ClaimList({ claims }: { readonly claims: readonly GrantClaim[] }) {
  const { text } = useMessages();
  return (
    <ul className={css.claims}>
      {claims.map(({ kind, name }) => {
        const Icon = kind === 'known' ? ICONS[name] : CircleHelp;
        return (
          <li key={`${kind} ${name}`} className={css.claim}>
            <Icon size={20} aria-hidden="true" />
            {kind === 'known' ? (
              <span>{text(`grant.claim.${name}`)}</span>
            ) : (
              <span>
                {text('grant.claim.unknown')} <bdi className={css.raw}>{name}</bdi>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
