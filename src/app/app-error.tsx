import { useState } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { loadDocument, typedNow } from '#platform/missing-part.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { page } from '#ui/theme/layout.css.ts';

/** Stands in place of everything where the shell around every page could not be drawn: a new document begins anew (D-380). */
export function AppError() {
  const { text } = useMessages();
  const [typed] = useState(() => typedNow());
  return (
    <main className={page.reading}>
      <EmptyState
        picture="empty-error"
        headingLevel={1}
        title={text('shell.error.title')}
        actions={<Button onClick={() => loadDocument(typed)}>{text('shell.load-again')}</Button>}
      >
        {text('shell.error.text')}
      </EmptyState>
    </main>
  );
}
