import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

/** Nothing is in the cart yet: here is where it begins (ORD-017). */
export function EmptyCart() {
  const { text } = useMessages();
  const isMember = useVisitor().kind === 'member';
  return (
    <EmptyState
      picture="drink-latte"
      headingLevel={1}
      title={text('ordering.cart.empty-title')}
      actions={
        <>
          <ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>
          {isMember ? (
            <ButtonTo to="/menu/previous" variant="secondary">
              {text('ordering.cart.empty-previous')}
            </ButtonTo>
          ) : null}
        </>
      }
    >
      {text('ordering.cart.empty-text')}
    </EmptyState>
  );
}
