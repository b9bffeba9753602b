import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

const CART = '/menu/cart';

/** A store that takes nothing a guest could pay with, and what to do about it (ORD-037, ORD-038). */
export function CardOnly() {
  const { text } = useMessages();
  const { product } = useConfiguration();
  return (
    <EmptyState
      picture="card-problem"
      title={text('guest-checkout.card-only.title', { product })}
      actions={
        <>
          <ButtonLink render={<Link to="/account/signin" search={{ returnUrl: CART }} />}>
            {text('common.sign-in')}
          </ButtonLink>
          <ButtonLink variant="secondary" render={<Link to="/account/create" search={{ returnUrl: CART }} />}>
            {text('common.join-now')}
          </ButtonLink>
          <ButtonTo to="/menu/store-locator" variant="ghost">
            {text('common.choose-another-store')}
          </ButtonTo>
        </>
      }
    >
      <p>{text('guest-checkout.card-only.text', { product })}</p>
    </EmptyState>
  );
}
