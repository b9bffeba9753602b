import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasHost } from '#api/app-files.ts';
import { failureOf } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { isDocumentKept, isMissingPart, loadDocument, loadDocumentOnce, typedNow } from '#platform/missing-part.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import type { TypedBefore } from '#platform/typed-before-key.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { page } from '#ui/theme/layout.css.ts';
import { PendingPage } from './pending-page.tsx';

/**
 * A page that could not be shown, for whatever reason; it can be tried again. A part of the app whose file is gone since a
 * release comes with a new document only.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { text, failureText } = useMessages();
  const router = useRouter();
  const online = useSyncExternalStore(onOnlineChange, isOnline, () => true);
  // The page with the fields is the one that is left, where the part is one of the next page.
  const [typed] = useState(() => (isMissingPart(error) ? typedNow(router.state.resolvedLocation?.pathname) : null));
  const [reloading, setReloading] = useState(typed !== null);
  const [asking, setAsking] = useState(false);
  const [reached, setReached] = useState(true);
  useEffect(() => {
    if (typed === null) return;
    void hasHost(window.location.href).then((has) => {
      setReached(has);
      setReloading(has && loadDocumentOnce(typed));
    });
  }, [typed]);
  // What a part of the app failed of is not in its error.
  const code = typed !== null && !(online && reached) ? 'offline' : failureOf(error).code;
  const askAgain = async (left: TypedBefore, mayLoad = () => true) => {
    setAsking(true);
    const has = await hasHost(window.location.href);
    setReached(has);
    setAsking(false);
    if (has && mayLoad()) loadDocument(left);
  };
  const tryAgain = () => {
    if (typed !== null) {
      void askAgain(typed);
      return;
    }
    reset();
    void router.invalidate();
  };
  useOnReconnect(code === 'offline' || (typed !== null && !reloading), () => {
    // By itself, as no press does, it cuts nothing off (FC-173).
    if (typed === null) tryAgain();
    else void askAgain(typed, () => !isDocumentKept());
  });
  if (reloading) return <PendingPage />;
  return (
    <div className={page.reading}>
      <EmptyState
        picture={code === 'offline' ? 'empty-offline' : 'empty-error'}
        headingLevel={1}
        title={text(code === 'offline' ? 'shell.offline-title' : 'shell.error.title')}
        actions={
          <>
            <Button busy={asking} onClick={tryAgain}>
              {text('common.try-again')}
            </Button>
            <ButtonLink variant="secondary" render={<Link to="/" reloadDocument={typed !== null && online} />}>
              {text('shell.go-home')}
            </ButtonLink>
          </>
        }
      >
        {code === 'offline'
          ? text('shell.offline-text')
          : code === 'unexpected'
            ? text('shell.error.text')
            : failureText(code)}
      </EmptyState>
    </div>
  );
}
