import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { OpenStatus } from '#parts/stores/store-facts.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './guest-checkout.css.ts';
import type { GuestCheckout } from './guest-checkout.flow.ts';

/** Where the order is picked up (ORD-036). */
export function GuestPickup({ flow: { store } }: { readonly flow: GuestCheckout }) {
  const { text } = useMessages();
  return (
    <section aria-labelledby="guest-pickup" className={css.section}>
      <div className={css.sectionHead}>
        <h2 id="guest-pickup" className={look.heading3}>
          {text('guest-checkout.pickup')}
        </h2>
        <TextLink standalone render={<Link to="/menu/store-locator" />}>
          {text('menu.change-store')}
        </TextLink>
      </div>
      {store ? (
        <>
          <p className={look.strong}>{store.name}</p>
          <p className={look.smallMuted}>{store.address.singleLine}</p>
          <p className={css.facts}>
            <OpenStatus store={store} />
          </p>
        </>
      ) : (
        <div aria-hidden="true">
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
      )}
    </section>
  );
}
