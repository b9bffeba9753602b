import { lastFourOf, type StoredValueCard } from '#domain/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { useMoney } from '#parts/money-and-dates.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { CardRemoval } from './card-removal.flow.ts';

interface RemovalDialogProps {
  readonly card: StoredValueCard;
  readonly removal: CardRemoval;
}

/** Whether the card is to go; what is still on it is said before. */
export function RemovalDialog({ card, removal }: RemovalDialogProps) {
  const { text, failureText } = useMessages();
  const money = useMoney();
  const close = useBackCloses(removal.decline);
  const failure = removal.busy ? null : removal.failure;
  return (
    <Dialog
      open
      onClose={close}
      title={text('cards-detail.remove-title')}
      description={text('cards-detail.remove-text', { nickname: card.nickname, lastFour: lastFourOf(card) })}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" unavailable={removal.busy} onClick={close}>
            {text('cards-detail.keep')}
          </Button>
          <Button busy={removal.busy} busyLabel={text('cards-detail.removing')} onClick={removal.confirm}>
            {text('common.remove')}
          </Button>
        </>
      }
    >
      {card.balance.amount > 0 ? (
        <Notice tone="warning">{text('cards-detail.remove-balance', { amount: money(card.balance.amount) })}</Notice>
      ) : null}
      {failure ? (
        <Notice tone="error" live="assertive" title={text('cards-detail.remove-failed')}>
          {failureText(failure)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
