import type { ReactNode } from 'react';
import { lastFourOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardPicture } from '#parts/cards/card-picture.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { aboveSheetFoot } from '#ui/responsive-dialog/sheet-foot.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './reload.css.ts';

type ReloadSheetProps = {
  readonly title: string;
  readonly card: StoredValueCard;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What the sheets about money of a card share: the card with its balance on top. */
export function ReloadSheet({ title, card, onClose, children }: ReloadSheetProps) {
  const { text } = useMessages();
  const money = useMoney();
  return (
    <ResponsiveDialog open onClose={onClose} title={title} closeLabel={text('common.close')}>
      <div className={classNames(aboveSheetFoot, css.stack)}>
        <div className={css.card}>
          <CardPicture address={card.cardImageUrl} faded={card.status !== 'active'} className={css.picture} />
          <p className={css.facts}>
            <span className={css.balance}>{money(card.balance.amount, card.balance.currency)}</span>
            <span className={look.smallMuted}>{text('cards.number', { lastFour: lastFourOf(card) })}</span>
          </p>
        </div>
        {children}
      </div>
    </ResponsiveDialog>
  );
}
