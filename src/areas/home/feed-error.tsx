import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

interface FeedErrorProps {
  readonly failure: FailureCode;
  readonly onRetry: () => void;
}

/** A part of the feed did not load: the rest of the page goes on beside it (FED-012 to FED-014). */
export function FeedError({ failure, onRetry }: FeedErrorProps) {
  const { text } = useMessages();
  useOnReconnect(failure === 'offline', onRetry);
  return (
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
  );
}
