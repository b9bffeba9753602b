import { useQuery } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import { useRef } from 'react';
import { phonesQuery } from '#api/account/phones.ts';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { failureCodeOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { RemovalDialog } from '#parts/removal-dialog.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { useMfaVerification } from '../second-factor/mfa-verification.flow.ts';
import { VerifiedPage } from '../second-factor/verified-page.tsx';
import { type PhoneRemoval, usePhoneRemoval } from './mfa-phones.flow.ts';
import * as css from './settings-page.css.ts';
import { SettingsPage } from './settings-page.tsx';

/** The phones that codes are sent to (ACC-116, ACC-120). */
export function MfaPhonesScreen() {
  const { text } = useMessages();
  const verification = useMfaVerification(true);
  const removal = usePhoneRemoval(verification.lapse);
  return (
    <VerifiedPage title={text('account.settings.phones.title')} verification={verification}>
      <SettingsPage title={text('account.settings.phones.title')} lead={text('account.settings.phones.lead')}>
        <PhonesAndQuestion removal={removal} />
        <div className={page.actions}>
          <ButtonTo to="/account/settings/mfa/add-phone-number">{text('account.settings.phone.add-title')}</ButtonTo>
        </div>
      </SettingsPage>
    </VerifiedPage>
  );
}

/** The list, and the question before one of it goes. */
export function PhonesAndQuestion({ removal }: { readonly removal: PhoneRemoval }) {
  const { text } = useMessages();
  // Not the list: it goes with its last phone.
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  return (
    <>
      <div ref={part} tabIndex={-1}>
        <Phones removal={removal} />
      </div>
      {removal.isAsking ? (
        <RemovalDialog
          removal={removal}
          beside={part}
          title={text('account.settings.phones.remove-title')}
          description={text('account.settings.phones.remove-text', { lastFour: removal.phone?.lastFour ?? '' })}
        />
      ) : null}
    </>
  );
}

function Phones({ removal }: { readonly removal: PhoneRemoval }) {
  const { text } = useMessages();
  const { data: phones, error, refetch } = useQuery(phonesQuery());
  if (phones === undefined) {
    return <QueryStatus failure={error ? failureCodeOf(error) : null} onRetry={() => void refetch()} />;
  }
  if (phones.length === 0) {
    return (
      <Card padding="large">
        <div className={css.words}>
          <h2 className={look.heading3}>{text('account.settings.phones.empty-title')}</h2>
          <p className={look.smallMuted}>{text('account.settings.phones.empty-text')}</p>
        </div>
      </Card>
    );
  }
  return (
    <Card padding="none">
      <ul className={page.list}>
        {phones.map((phone) => (
          <PhoneRow key={phone.id} phone={phone} removal={removal} />
        ))}
      </ul>
    </Card>
  );
}

function PhoneRow({ phone, removal }: { readonly phone: MfaPhone; readonly removal: PhoneRemoval }) {
  const { text } = useMessages();
  const { id, lastFour, verified } = phone;
  return (
    <li className={classNames(css.row, css.actionRow)}>
      <span className={css.icon}>
        <Smartphone size={20} aria-hidden="true" />
      </span>
      <span className={css.rowWords}>
        <span className={look.strong}>{text('account.second-factor.phone', { lastFour })}</span>
        <span>
          <Badge tone={verified ? 'success' : 'neutral'}>
            {text(verified ? 'account.settings.phones.in-use' : 'account.settings.phones.waiting')}
          </Badge>
        </span>
      </span>
      <span className={css.rowActions}>
        <ButtonLink
          variant="secondary"
          size="small"
          render={<Link to="/account/settings/mfa/edit-phone-number" search={{ phone: id }} />}
        >
          <span aria-hidden="true">{text('common.change')}</span>
          <VisuallyHidden>{text('account.settings.phones.change-name', { lastFour })}</VisuallyHidden>
        </ButtonLink>
        <Button
          variant="ghost"
          size="small"
          aria-label={text('account.settings.phones.remove-name', { lastFour })}
          onClick={() => removal.request(phone)}
        >
          {text('common.remove')}
        </Button>
      </span>
    </li>
  );
}
