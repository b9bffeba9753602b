import ChevronRight from 'lucide-react/icons/chevron-right';
import CreditCard from 'lucide-react/icons/credit-card';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRound from 'lucide-react/icons/user-round';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './settings-page.css.ts';

/** Everything that can be set, and the way out (ACC-102, ACC-103). */
export function SettingsScreen() {
  const { text } = useMessages();
  const { enableMfa } = useConfiguration();
  return (
    <MemberPage title={text('common.settings')} lead={text('account.settings.landing.lead')}>
      <Group id="settings-you" title={text('common.about-you')}>
        <Row
          icon={<UserRound />}
          title={text('common.personal-information')}
          about="personal"
          link={<Link to="/account/personal" />}
        />
        <Row
          icon={<CreditCard />}
          title={text('common.your-cards')}
          about="cards"
          link={<Link to="/account/cards" />}
        />
        <Row
          icon={<WalletCards />}
          title={text('common.payment-methods')}
          about="payment"
          link={<Link to="/account/payment-method" />}
        />
      </Group>
      <Group id="settings-security" title={text('account.settings.landing.security-title')}>
        <Row
          icon={<Mail />}
          title={text('common.email')}
          about="email"
          link={<Link to="/account/settings/edit-email" />}
        />
        <Row
          icon={<KeyRound />}
          title={text('common.password')}
          about="password"
          link={<Link to="/account/settings/password" />}
        />
        {enableMfa ? (
          <Row
            icon={<Smartphone />}
            title={text('account.settings.phones.title')}
            about="phones"
            link={<Link to="/account/settings/mfa" />}
          />
        ) : null}
      </Group>
      <Group id="settings-choices" title={text('account.settings.landing.choices-title')}>
        <Row
          icon={<MessageSquare />}
          title={text('account.settings.preferences.title')}
          about="preferences"
          link={<Link to="/account/settings/communication-preferences" />}
        />
        <Row
          icon={<ShieldCheck />}
          title={text('account.settings.privacy.title')}
          about="privacy"
          link={<Link to="/account/settings/privacy" />}
        />
      </Group>
      <div className={page.actions}>
        <ButtonTo to="/account/signout" variant="secondary">
          {text('common.sign-out')}
        </ButtonTo>
      </div>
    </MemberPage>
  );
}

type GroupProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

function Group({ id, title, children }: GroupProps) {
  return (
    <section className={css.group} aria-labelledby={id}>
      <h2 id={id} className={look.heading3}>
        {title}
      </h2>
      <Card padding="none">
        <ul className={page.list}>{children}</ul>
      </Card>
    </section>
  );
}

type RowProps = {
  readonly icon: ReactElement<{ size?: number; 'aria-hidden'?: 'true' }>;
  readonly title: string;
  /** `account.settings.landing.<about>-text` says what is there. */
  readonly about: 'personal' | 'cards' | 'payment' | 'email' | 'password' | 'phones' | 'preferences' | 'privacy';
  /** The link without its words. */
  readonly link: ReactElement<{ readonly className?: string; readonly children?: ReactNode }>;
};

function Row({ icon, title, about, link }: RowProps) {
  const { text } = useMessages();
  return (
    <li className={classNames(css.row, css.linkRow)}>
      <span className={css.icon}>{cloneElement(icon, { size: 20, 'aria-hidden': 'true' })}</span>
      <span className={css.rowWords}>
        <TextLink tone="quiet" stretched className={look.strong} render={link}>
          {title}
        </TextLink>
        <span className={look.smallMuted}>{text(`account.settings.landing.${about}-text`)}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className={css.chevron} />
    </li>
  );
}
