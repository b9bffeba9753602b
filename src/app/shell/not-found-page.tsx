import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { page } from '#ui/theme/layout.css.ts';

/** The page at an address where there is nothing; it says where to go. */
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
            <ButtonTo to="/">{text('shell.go-home')}</ButtonTo>
            <ButtonTo to="/store-locator" variant="secondary">
              {text('common.find-a-store')}
            </ButtonTo>
          </>
        }
      >
        {text('shell.not-found.text')}
      </EmptyState>
    </div>
  );
}
