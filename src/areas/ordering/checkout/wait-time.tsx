import Clock from 'lucide-react/icons/clock';
import { waitWords } from '#domain/ordering/wait-time.ts';
import { useMessages } from '#messages/messages-provider.tsx';
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
  if (!words && !isReady) return null;
  return (
    <p className={css.wait}>
      <Clock size={20} aria-hidden="true" />
      {words === null
        ? text('ordering-pickup.ready')
        : words.kind === 'long'
          ? text('ordering-pickup.wait-long')
          : text('ordering-pickup.wait', { minimum: words.minimum, maximum: words.maximum })}
    </p>
  );
}
