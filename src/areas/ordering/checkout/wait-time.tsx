import Clock from 'lucide-react/icons/clock';
import { waitWords } from '#domain/ordering/wait-time.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ChangeStatus } from '#parts/change-status.tsx';
import * as css from './pickup.css.ts';
import { type PlacedOrderAt, useWaitTime } from './wait-time.flow.ts';

/** How long a placed order still takes, counting; nothing where the store gives no estimate (ORD-044 to ORD-046). */
export function WaitTime(order: PlacedOrderAt) {
  return <WaitOf key={order.orderId} {...order} />;
}

function WaitOf(order: PlacedOrderAt) {
  const { text } = useMessages();
  const { wait, isReady } = useWaitTime(order);
  const words = wait && waitWords(wait);
  /** Not the minutes: they would interrupt once a minute. */
  const news = isReady
    ? text('ordering-pickup.ready')
    : words?.kind === 'long'
      ? text('ordering-pickup.wait-long')
      : '';
  return (
    <>
      {words || isReady ? (
        <p className={css.wait}>
          <Clock size={20} aria-hidden="true" />
          {words?.kind === 'range'
            ? text('ordering-pickup.wait', { minimum: words.minimum, maximum: words.maximum })
            : news}
        </p>
      ) : null}
      <ChangeStatus words={words || isReady ? news : null} />
    </>
  );
}
