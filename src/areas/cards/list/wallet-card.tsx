import Plus from 'lucide-react/icons/plus';
import ScanLine from 'lucide-react/icons/scan-line';
import { conditionOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardBadges } from '#parts/cards/card-badges.tsx';
import { CardPicture } from '#parts/cards/card-picture.tsx';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { useCardNumber } from '#parts/cards/use-card-number.ts';
import { Link } from '#parts/link.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './wallet.css.ts';

/** A card in the wallet: its balance first, and what it is most likely taken out for (CRD-007). */
export function WalletCard({ card }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const money = useMoney();
  const name = useCardName()(card);
  const number = useCardNumber()(card);
  const { cardId, cardImageUrl, balance, status } = card;
  return (
    <Card as="li" interactive>
      <CardPicture address={cardImageUrl} faded={status !== 'active'} />
      <div className={css.facts}>
        <p className={css.balance}>
          <span className={look.smallMuted}>{text('cards.balance')}</span>
          <span className={css.amount}>{money(balance.amount, balance.currency)}</span>
        </p>
        <div className={css.name}>
          <h2 className={look.heading3}>
            <TextLink tone="quiet" stretched render={<Link to="/account/cards/$cardId" params={{ cardId }} />}>
              {name}
            </TextLink>
          </h2>
          {number === null ? null : <p className={look.smallMuted}>{number}</p>}
        </div>
        <CardBadges card={card} />
        {status === 'active' ? <Ways card={card} /> : null}
      </div>
    </Card>
  );
}

/** An empty card is filled before it pays. */
function Ways({ card }: { readonly card: StoredValueCard }) {
  const { text } = useMessages();
  const nameOf = useCardName();
  const { cardId, isPrimary } = card;
  const isEmpty = conditionOf(card) === 'empty';
  const first = isPrimary ? 'primary' : 'secondary';
  const name = <VisuallyHidden>, {nameOf(card)}</VisuallyHidden>;
  const address = { to: '/account/cards/$cardId', params: { cardId } } as const;
  return (
    <div className={css.ways}>
      {isEmpty ? null : (
        <ButtonLink variant={first} icon={<ScanLine size={20} />} render={<Link {...address} hash="pay" />}>
          {text('common.pay')}
          {name}
        </ButtonLink>
      )}
      <ButtonLink
        variant={isEmpty ? first : 'secondary'}
        icon={<Plus size={20} />}
        render={<Link {...address} hash="add-money" />}
      >
        {text('cards.add-money')}
        {name}
      </ButtonLink>
    </div>
  );
}
