import Coffee from 'lucide-react/icons/coffee';
import { useRef } from 'react';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { StoreDistance } from '#parts/stores/store-facts.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { useOrderStore, useOrderStorePort } from '#session/order-store/order-store.ts';
import { useOrderStoreStatus } from '#session/order-store/selected-store.ts';
import { useClock } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './order-store-strip.css.ts';

/** Where orders go now, above the stores that could take its place, so that orders do not go to the wrong one. */
export function OrderStoreStrip() {
  const { text } = useMessages();
  const { state } = useOrderStore();
  const { store } = useOrderStoreStatus();
  if (state !== 'chosen' || !store) return <p className={look.smallMuted}>{text('store-locator.lead-menu')}</p>;
  return <Strip store={store} />;
}

function Strip({ store: { name } }: { readonly store: Store }) {
  const { text } = useMessages();
  const { distance, needsConfirmation, loading } = useOrderStore();
  const port = useOrderStorePort();
  const clock = useClock();
  const strip = useRef<HTMLDivElement>(null);
  // The button goes with its press.
  useKeptFocus(strip);
  return (
    <div ref={strip} tabIndex={-1} className={css.strip}>
      <Coffee aria-hidden="true" />
      <p className={css.words}>
        <strong>
          {text(needsConfirmation ? 'common.still-ordering' : 'store-locator.ordering-from', { store: name })}
        </strong>
        {distance === null ? null : <StoreDistance miles={distance} />}
      </p>
      {needsConfirmation ? (
        <Button
          size="small"
          variant="secondary"
          unavailable={loading !== null}
          aria-label={text('store-locator.confirm-named-store', { store: name })}
          onClick={() => port.send({ type: 'store.confirmed', at: clock.now() })}
        >
          {text('store-locator.confirm-store')}
        </Button>
      ) : (
        <ButtonTo to="/menu" size="small" variant="secondary">
          {text('common.see-menu')}
        </ButtonTo>
      )}
    </div>
  );
}
