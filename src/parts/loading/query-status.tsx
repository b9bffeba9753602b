import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from './load-error.tsx';
import { WaitingLine } from './waiting-line.tsx';

type QueryStatusProps = {
  /** Null while it is being read. */
  readonly failure: FailureCode | null;
  readonly onRetry: () => void;
};

/** Stands in for what can be set while it is being read, or where it could not be read, with a button to try again. */
export function QueryStatus({ failure, onRetry }: QueryStatusProps) {
  const { text } = useMessages();
  if (failure === null) return <WaitingLine>{text('common.one-moment')}</WaitingLine>;
  return <LoadError title={text('common.not-loaded')} failure={failure} buttonVariant="primary" onRetry={onRetry} />;
}
