import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import Handshake from 'lucide-react/icons/handshake';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import { useMessages } from '#messages/messages-provider.tsx';
import * as css from '#parts/pages/member-page.css.ts';

/** The pages of a member's own; `account.profile.link.<name>` names each. */
const PAGES = {
  profile: { to: '/account/profile', Icon: UserRound },
  history: { to: '/account/history', Icon: ReceiptText },
  cards: { to: '/account/cards', Icon: CreditCard },
  rewards: { to: '/account/rewards', Icon: Star },
  settings: { to: '/account/settings', Icon: Settings },
  partner: { to: '/account/personal/partner', Icon: Handshake },
} as const;

/** Ways to pages of a member's own, a whole row each. */
export function MemberLinks({ pages }: { readonly pages: readonly (keyof typeof PAGES)[] }) {
  const { text } = useMessages();
  return (
    <ul className={css.list}>
      {pages.map((name) => {
        const { to, Icon } = PAGES[name];
        return (
          <li key={name} className={css.linkRow}>
            <Link to={to} className={css.link}>
              <Icon aria-hidden="true" className={css.linkIcon} />
              {text(`account.profile.link.${name}`)}
              <ChevronRight size={20} aria-hidden="true" className={css.linkEnd} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
