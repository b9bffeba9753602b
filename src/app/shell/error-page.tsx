import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { failureOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { page } from '#ui/theme/layout.css.ts';

/** A page that could not be shown, for whatever reason; it can be tried again. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { text, failureText } = useMessages();
  const router = useRouter();
  const { code } = failureOf(error);
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={page.reading}>
      <EmptyState
        picture={code === 'offline' ? 'empty-offline' : 'empty-error'}
        headingLevel={1}
        title={text('shell.error.title')}
        actions={
          <>
            <Button onClick={tryAgain}>{text('common.try-again')}</Button>
            <ButtonLink variant="secondary" render={<Link to="/" />}>
              {text('shell.go-home')}
            </ButtonLink>
          </>
        }
      >
        {code === 'unexpected' ? text('shell.error.text') : failureText(code)}
      </EmptyState>
    </div>
  );
}
