import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { GiftProblem } from '#areas/gifting/form/gift-problem.tsx';
import { GiftConfirmationScreen } from '#areas/gifting/purchase/confirmation.screen.tsx';
import { GIFT_PURCHASE_KEY, type GiftMarker } from '#domain/gifting/gift-purchase.ts';
import { type GiftPurchaseEvent, useGiftPurchase } from '#session/gifting/gift-purchase.ts';
import { externalEvents } from '../kit/external-events.ts';

const FORM = '/gift/80010101';
export const CONFIRMATION = '/gift/confirmation';

/** What a purchase shows: on the page of the form beside what is filled in, at the end on a page of its own. `first` is pressed as soon as it is there. */
export function PurchasePage({ first }: { readonly first?: GiftPurchaseEvent | undefined }) {
  const { purchase, send } = useGiftPurchase();
  const { history } = useRouter();
  const path = useSyncExternalStore(history.subscribe, () => history.location.pathname);
  const isUnread = purchase.hasTag('done') && !purchase.context.isRead;
  useEffect(() => {
    if (isUnread) history.push(CONFIRMATION);
  }, [isUnread, history]);
  const press = (event: GiftPurchaseEvent) => {
    // Gifts are paid for on their form.
    if (event.type === 'purchase.submitted') history.push(FORM);
    send(event);
  };
  externalEvents.register((event) => press(event as GiftPurchaseEvent));
  const [begin] = useState(() => () => first && press(first));
  useEffect(() => void begin(), [begin]);
  const { payload } = purchase.context.purchase ?? {};
  const payAgain = () => payload && press({ type: 'purchase.submitted', payload });
  const dismiss = () => press({ type: 'problem.dismissed' });
  return (
    <>
      {path === CONFIRMATION ? (
        <GiftConfirmationScreen />
      ) : (
        <>
          <GiftProblem
            flow={{
              purchase,
              back: {},
              isBusy: purchase.hasTag('busy'),
              isOffline: false,
              recipients: [1],
              check: () => press({ type: 'check.pressed' }),
              pay: payAgain,
              backTo: dismiss,
              changePayment: dismiss,
              changeAddress: dismiss,
            }}
          />
          <p data-testid="busy">{String(purchase.hasTag('busy'))}</p>
        </>
      )}
    </>
  );
}

/** What an earlier page of this tab has left. */
export function leaveMarker(marker: GiftMarker | null): void {
  window.sessionStorage.clear();
  if (marker === null) return;
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify({ ...marker, startedAt: Date.now() }));
}
