import Coffee from 'lucide-react/icons/coffee';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { CartEntry } from './cart-entry.tsx';
import { SECTION, useAccountCurrent } from './sections.ts';
import * as css from './tab-bar.css.ts';

/** The thumb's way around, on phones. */
export function TabBar() {
  const { text } = useMessages();
  return (
    <nav aria-label={text('shell.tab-navigation')} className={css.tabBar}>
      <ul className={css.tabs}>
        <li>
          <Link to="/" className={css.tab}>
            <House aria-hidden="true" />
            {text('shell.home')}
          </Link>
        </li>
        <li>
          <Link to="/menu" className={css.tab} activeOptions={SECTION}>
            <Coffee aria-hidden="true" />
            {text('shell.menu')}
          </Link>
        </li>
        <li>
          <Link to="/store-locator" className={css.tab} activeOptions={SECTION}>
            <MapPin aria-hidden="true" />
            {text('shell.stores')}
          </Link>
        </li>
        <li>
          <CartEntry className={css.tab}>{text('shell.cart')}</CartEntry>
        </li>
        <li>
          <AccountTab />
        </li>
      </ul>
    </nav>
  );
}

function AccountTab() {
  const { text } = useMessages();
  return (
    <Link
      to={useVisitor().kind === 'member' ? '/account/for-you' : '/account/signin'}
      className={css.tab}
      aria-current={useAccountCurrent()}
    >
      <UserRound aria-hidden="true" />
      {text('shell.account')}
    </Link>
  );
}
