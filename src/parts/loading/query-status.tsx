import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from './load-error.tsx';
import { WaitingLine } from './waiting-line.tsx';

type QueryStatusProps = {
  /** Null while it is being read. */
  readonly failure: FailureCode | null;
  readonly onRetry: () => void;
};

/** In the place of what is set: it is being read, or could not be and is asked for again. */
export function QueryStatus({ failure, onRetry }: QueryStatusProps) {
  const { text } = useMessages();
  if (failure === null) return <WaitingLine>{text('common.one-moment')}</WaitingLine>;
  return <LoadError title={text('common.not-loaded')} failure={failure} buttonVariant="primary" onRetry={onRetry} />;
}
