import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';

type FeedErrorProps = {
  readonly failure: FailureCode;
  readonly onRetry: () => void;
};

/** A part of the feed did not load: the rest of the page goes on beside it (FED-012 to FED-014). */
export function FeedError(props: FeedErrorProps) {
  const { text } = useMessages();
  return (
    <LoadError {...props} title={text('home-feed.failed')} hint={text('home-feed.failed-hint')} buttonSize="small" />
  );
}
