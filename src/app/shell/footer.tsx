import { useLocation } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { useHydrated } from '#session/use-hydrated.ts';
import { Logo } from '#ui/logo/logo.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './footer.css.ts';
import { LanguageSwitch } from './language-switch.tsx';

export function Footer() {
  const { text } = useMessages();
  return (
    <footer className={classNames(brandPanel, css.footer)}>
      <div className={classNames(page.wide, css.inside)}>
        <div className={css.brand}>
          <Logo name={text('shell.brand')} />
          <p className={look.smallMuted}>{text('shell.tagline')}</p>
        </div>
        <nav aria-label={text('shell.footer-navigation')}>
          <ul className={css.links}>
            <li>
              <Link to="/gift" className={css.link}>
                {text('shell.gifts')}
              </Link>
            </li>
            <li>
              <Link to="/rewards" className={css.link}>
                {text('common.rewards')}
              </Link>
            </li>
            <li>
              <Link to="/store-locator" className={css.link}>
                {text('common.find-a-store')}
              </Link>
            </li>
            <li>
              <AccountLink />
            </li>
            <li>
              <CookiesLink />
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
        <div className={css.legal}>
          {/* Where the law of California wants it: on every page, under this name (decision D-228). */}
          <Link to="/personal-information" className={css.link}>
            {text('common.do-not-sell')}
          </Link>
          <p className={look.caption}>{text('shell.copyright')}</p>
        </div>
      </div>
    </footer>
  );
}

function AccountLink() {
  const { text } = useMessages();
  const member = useVisitor().kind === 'member';
  // Back from what follows would open the form for joining anew, which signs out (ACC-044).
  const isJoining = useLocation({ select: ({ pathname }) => pathname === '/account/create' });
  return (
    <Link to={member ? '/account/for-you' : '/account/signin'} replace={isJoining} className={css.link}>
      {text(member ? 'shell.account' : 'common.sign-in')}
    </Link>
  );
}

function CookiesLink() {
  const { text } = useMessages();
  const isOpen = useLocation({ select: ({ hash }) => hash === 'cookies' });
  return useHydrated() ? (
    // Closing goes back from it; pressed again it is the entry that is shown, and takes no other.
    <Link to="." search hash="cookies" state={isOpen || { hashModal: true }} resetScroll={false} className={css.link}>
      {text('shell.cookies')}
    </Link>
  ) : (
    // A page that several addresses share knows none of them.
    <a href="#cookies" className={css.link}>
      {text('shell.cookies')}
    </a>
  );
}
