import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import Handshake from 'lucide-react/icons/handshake';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import * as css from './member-links.css.ts';
import * as page from './member-page.css.ts';

/** The pages of a member's own. */
const PAGES = {
  profile: { to: '/account/profile', Icon: UserRound, name: 'common.your-profile' },
  history: { to: '/account/history', Icon: ReceiptText, name: 'common.order-and-gift-history' },
  cards: { to: '/account/cards', Icon: CreditCard, name: 'common.your-cards' },
  payment: { to: '/account/payment-method', Icon: WalletCards, name: 'common.payment-methods' },
  rewards: { to: '/account/rewards', Icon: Star, name: 'common.your-rewards' },
  settings: { to: '/account/settings', Icon: Settings, name: 'common.settings' },
  partner: { to: '/account/personal/partner', Icon: Handshake, name: 'common.partner-programs' },
} as const;

/** Ways to pages of a member's own, a whole row each. */
export function MemberLinks({ pages }: { readonly pages: readonly (keyof typeof PAGES)[] }) {
  const { text } = useMessages();
  return (
    <ul className={page.list}>
      {pages.map((page) => {
        const { to, Icon, name } = PAGES[page];
        return (
          <li key={page} className={css.row}>
            <Link to={to} className={css.link}>
              <Icon aria-hidden="true" className={css.icon} />
              {text(name)}
              <ChevronRight size={20} aria-hidden="true" className={css.end} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
