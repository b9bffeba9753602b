import { useLayoutEffect, useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { focusHeading } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface FeedErrorProps {
  readonly failure: FailureCode;
  readonly onRetry: () => void;
}

/** A part of the feed did not load: the rest of the page goes on beside it (FED-012 to FED-014). The focus of its button goes to the heading. */
export function FeedError({ failure, onRetry }: FeedErrorProps) {
  const { text } = useMessages();
  useOnReconnect(failure === 'offline', onRetry);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = frame.current;
    return () => {
      if (shown?.contains(shown.ownerDocument.activeElement)) focusHeading();
    };
  }, []);
  return (
    <div ref={frame}>
      <Notice
        tone="error"
        live="assertive"
        title={text('home-feed.failed')}
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {text('common.try-again')}
          </Button>
        }
      >
        {text('home-feed.failed-hint')}
      </Notice>
    </div>
  );
}
