import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** In place of a product, form or size that does not exist (PRV-037, MNU-017). */
export function ProductMissing() {
  const { text } = useMessages();
  return (
    <EmptyState
      picture="empty-not-found"
      headingLevel={1}
      title={text('failures.product-not-found')}
      actions={<ButtonLink render={<Link to="/menu" />}>{text('common.see-menu')}</ButtonLink>}
    >
      {text('menu-product.missing-hint')}
    </EmptyState>
  );
}
