import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { RisingDialog } from '#parts/rising-dialog.tsx';
import { useRisen } from '#parts/use-risen.ts';
import { pageHeading } from '#platform/document.ts';
import { useOrderPlacement } from '#session/ordering/order-placement.ts';
import { useRecentOrder } from '#session/ordering/recent-order.ts';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { onPaper, printed } from '#ui/theme/printed.css.ts';
import * as css from './confirmation.css.ts';
import { JoinOffer } from './join-offer.tsx';
import { OrderReadiness, OrderStore } from './placed-order.tsx';

type ConfirmationProps = {
  /** Closed it is drawn beforehand, so that it opens with the answer. */
  readonly open: boolean;
  /** The page below is the one that it leads to: now it may stand on top of that in the history. */
  readonly isPageLeft: boolean;
};

/** The order is placed: where it can be picked up, how, and when (ORD-053, OPP-027). */
export function Confirmation({ open, isPageLeft }: ConfirmationProps) {
  const { text } = useMessages();
  const { placement, send } = useOrderPlacement();
  const dismiss = () => send({ type: 'placement.dismissed' });
  const close = useBackCloses(dismiss, isPageLeft);
  return (
    <RisingDialog
      open={open}
      onClose={close}
      title={text('order-placed.title')}
      description={placement.context.isEarlier ? text('order-placed.earlier') : text('order-placed.text')}
      closeLabel={text('common.close')}
      finalFocus={pageHeading}
      actions={<Button onClick={close}>{text('common.got-it')}</Button>}
    >
      {open ? <Body onLeave={dismiss} /> : null}
    </RisingDialog>
  );
}

function Body({ onLeave }: { readonly onLeave: () => void }) {
  const { text } = useMessages();
  const order = useRecentOrder();
  const isRisen = useRisen();
  return (
    <div className={css.body}>
      <Art name="drink-latte" className={css.picture} />
      {order && isRisen ? (
        <div className={classNames(css.facts, printed)}>
          <p className={onPaper}>{text('shell.brand')}</p>
          <OrderReadiness order={order} />
          <OrderStore order={order} onLeave={onLeave} />
        </div>
      ) : null}
      {isRisen ? <JoinOffer onLeave={onLeave} /> : null}
    </div>
  );
}
