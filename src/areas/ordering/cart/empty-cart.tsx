import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
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
          <ButtonLink render={<Link to="/menu" />}>{text('common.see-menu')}</ButtonLink>
          {isMember ? (
            <ButtonLink variant="secondary" render={<Link to="/menu/previous" />}>
              {text('ordering.cart.empty-previous')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {text('ordering.cart.empty-text')}
    </EmptyState>
  );
}
