import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { page } from '#ui/theme/layout.css.ts';

/** There is nothing at this address; here is where to go. */
export function NotFoundPage() {
  const { text } = useMessages();
  return (
    <div className={page.reading}>
      <EmptyState
        picture="empty-not-found"
        headingLevel={1}
        title={text('shell.not-found.title')}
        actions={
          <>
            <ButtonLink render={<Link to="/" />}>{text('shell.go-home')}</ButtonLink>
            <ButtonLink variant="secondary" render={<Link to="/store-locator" />}>
              {text('common.find-a-store')}
            </ButtonLink>
          </>
        }
      >
        {text('shell.not-found.text')}
      </EmptyState>
    </div>
  );
}
