import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** In place of a product, form or size that does not exist (PRV-037, MNU-017). */
export function ProductMissing() {
  const { text } = useMessages();
  return (
    <EmptyState
      picture="empty-not-found"
      headingLevel={1}
      title={text('failures.product-not-found')}
      actions={<ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>}
    >
      {text('menu-product.missing-hint')}
    </EmptyState>
  );
}
