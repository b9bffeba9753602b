import Coffee from 'lucide-react/icons/coffee';
import Gift from 'lucide-react/icons/gift';
import MapPin from 'lucide-react/icons/map-pin';
import ScanLine from 'lucide-react/icons/scan-line';
import Star from 'lucide-react/icons/star';
import UserRound from 'lucide-react/icons/user-round';
import { greetedName } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { overPage } from '#parts/cards/hash-modal.ts';
import { Link } from '#parts/link.tsx';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';
import { LogoMark } from '#ui/logo/logo.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { CartEntry } from './cart-entry.tsx';
import * as css from './header.css.ts';
import { SECTION, useAccountCurrent } from './sections.ts';

export function Header({ minimal }: { readonly minimal: boolean }) {
  const { text } = useMessages();
  return (
    <header className={css.header}>
      <div className={classNames(page.wide, css.inside)}>
        <Link to="/" className={css.brand}>
          <LogoMark className={css.mark} />
          <span>{text('shell.brand')}</span>
        </Link>
        {minimal ? null : (
          <>
            <nav aria-label={text('shell.main-navigation')} className={css.navigation}>
              <ul className={css.entries}>
                <li>
                  <Link to="/menu" className={css.entry} activeOptions={SECTION}>
                    <Coffee size={20} aria-hidden="true" />
                    {text('shell.menu')}
                  </Link>
                </li>
                <li className={css.roomy}>
                  <Link to="/gift" className={css.entry} activeOptions={SECTION}>
                    <Gift size={20} aria-hidden="true" />
                    {text('shell.gifts')}
                  </Link>
                </li>
                <li className={css.roomy}>
                  <Link to="/rewards" className={css.entry} activeOptions={SECTION}>
                    <Star size={20} aria-hidden="true" />
                    {text('common.rewards')}
                  </Link>
                </li>
                <li>
                  <Link to="/store-locator" className={css.entry} activeOptions={SECTION}>
                    <MapPin size={20} aria-hidden="true" />
                    {text('common.find-a-store')}
                  </Link>
                </li>
              </ul>
            </nav>
            <nav aria-label={text('shell.account')} className={css.account}>
              <PayEntry />
              <AccountEntry />
              <CartEntry className={css.cart} />
            </nav>
          </>
        )}
      </div>
    </header>
  );
}

function AccountEntry() {
  const { text } = useMessages();
  const visitor = useVisitor();
  const current = useAccountCurrent();
  if (useIsVisitorUnknown()) return <Skeleton shape="control" width="auto" className={css.accountUnknown} />;
  if (visitor.kind !== 'member') {
    return (
      <Link to="/account/signin" className={css.signIn}>
        {text('common.sign-in')}
      </Link>
    );
  }
  const firstName = greetedName(visitor.firstName);
  return (
    <Link
      to="/account/for-you"
      className={css.entry}
      aria-current={current}
      aria-label={firstName === null ? text('shell.account') : text('shell.account-of', { firstName })}
    >
      <UserRound size={20} aria-hidden="true" />
      <span className={css.firstName}>{firstName ?? text('shell.account')}</span>
    </Link>
  );
}

/** A member's cards, ready for the scanner, from any page (CRD-010). */
function PayEntry() {
  const { text } = useMessages();
  return useVisitor().kind === 'member' ? (
    <Link {...overPage('pay')} className={css.entry}>
      <ScanLine size={20} aria-hidden="true" />
      {text('common.pay')}
    </Link>
  ) : null;
}
