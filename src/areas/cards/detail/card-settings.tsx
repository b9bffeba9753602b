import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode, RefObject } from 'react';
import type { AutoReloadProfile, StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardErrorNotice } from '#parts/cards/card-error-notice.tsx';
import { overPage } from '#parts/cards/hash-modal.ts';
import { Link } from '#parts/link.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './card.css.ts';
import type { CardRemoval } from './card-removal.flow.ts';
import type { CardTransferFlow } from './card-transfer.flow.ts';
import type { MakePrimary } from './make-primary.flow.ts';

const TITLE_ID = 'card-settings';
const NOT_PRIMARY = { code: 'makePrimaryCardError', message: null } as const;

type CardSettingsProps = {
  readonly card: StoredValueCard;
  readonly primary: MakePrimary;
  readonly removal: CardRemoval;
  readonly transfer: CardTransferFlow;
  /** The list of them, which stays while its rows come and go. */
  readonly list: RefObject<HTMLUListElement | null>;
};

/** What can be set about a card, a row each. */
export function CardSettings({ card, primary, removal, transfer, list }: CardSettingsProps) {
  const { text } = useMessages();
  const isActive = card.status === 'active';
  // It is the primary one all the same where only the answer was lost.
  const isNotPrimary = primary.isRefused && !primary.busy && !card.isPrimary;
  // The row that makes it the primary card goes with its press.
  useKeptFocus(list);
  return (
    <Card as="section" padding="none" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={css.sectionTitle}>
        {text('cards-detail.settings')}
      </h2>
      <ul ref={list} tabIndex={-1} className={page.list}>
        {isActive ? <AutoReload card={card} /> : null}
        {isActive && card.balance.amount > 0 ? <Transfer transfer={transfer} /> : null}
        {isActive && !card.isPrimary ? (
          <Row
            icon={<Star size={20} />}
            name={text('cards-detail.make-primary-name')}
            detail={text('cards-detail.make-primary-text')}
          >
            <Button
              variant="secondary"
              size="small"
              busy={primary.busy}
              busyLabel={text('common.saving')}
              onClick={primary.request}
            >
              {text('cards-detail.make-primary')}
            </Button>
          </Row>
        ) : null}
        {isNotPrimary ? (
          <li className={css.message}>
            <CardErrorNotice context="card" refusal={NOT_PRIMARY} onTryAgain={primary.request} />
          </li>
        ) : null}
        <Row
          icon={<Trash2 size={20} />}
          name={text('cards-detail.remove')}
          detail={text('cards-detail.remove-row-text')}
        >
          <Button variant="ghost" size="small" unavailable={removal.isRemoved} onClick={removal.request}>
            {text('common.remove')}
          </Button>
        </Row>
      </ul>
    </Card>
  );
}

function Transfer({ transfer: { others, request } }: Pick<CardSettingsProps, 'transfer'>) {
  const { text } = useMessages();
  const isAlone = others.length === 0;
  return (
    <Row
      icon={<ArrowRightLeft size={20} />}
      name={text('cards-detail.transfer')}
      detail={text(isAlone ? 'cards-detail.transfer-alone' : 'cards-detail.transfer-text')}
    >
      {isAlone ? (
        <ButtonTo to="/account/cards/add" variant="secondary" size="small">
          {text('common.add-a-card')}
        </ButtonTo>
      ) : (
        <Button variant="secondary" size="small" onClick={request}>
          {text('cards-detail.transfer-start')}
        </Button>
      )}
    </Row>
  );
}

function AutoReload({ card: { autoReloadProfile: profile, balance } }: Pick<CardSettingsProps, 'card'>) {
  const { text } = useMessages();
  const ruleOf = useAutoReloadRule(balance.currency);
  return (
    <Row
      icon={<RefreshCw size={20} />}
      name={
        <TextLink tone="quiet" stretched render={<Link {...overPage('auto-reload')} />}>
          {text('cards-detail.auto-reload')}
        </TextLink>
      }
      detail={profile?.isActive ? ruleOf(profile) : text('cards-detail.auto-reload-off')}
    >
      <ChevronRight size={20} aria-hidden="true" className={css.chevron} />
    </Row>
  );
}

/** How an auto reload works that is on; a server may leave its amounts out (CRD-036). */
function useAutoReloadRule(currency: string | null) {
  const { text } = useMessages();
  const money = useMoney();
  return ({ amount, triggerAmount }: AutoReloadProfile) =>
    amount === null || triggerAmount === null
      ? text('cards-detail.auto-reload-on')
      : text('cards-detail.auto-reload-rule', {
          amount: money(amount, currency),
          trigger: money(triggerAmount, currency),
        });
}

type RowProps = {
  readonly icon: ReactNode;
  readonly name: ReactNode;
  readonly detail: ReactNode;
  readonly children: ReactNode;
};

function Row({ icon, name, detail, children }: RowProps) {
  return (
    <li className={css.row}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={css.rowWords}>
        <span className={look.strong}>{name}</span>
        <span className={look.smallMuted}>{detail}</span>
      </span>
      {children}
    </li>
  );
}
