import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FocusKept } from './focus-kept.tsx';
import { useOnReconnect } from './use-on-reconnect.ts';
import { WaitingLine } from './waiting-line.tsx';

type QueryStatusProps = {
  /** Null while it is being read. */
  readonly failure: FailureCode | null;
  readonly onRetry: () => void;
};

/** In the place of what is set: it is being read, or could not be and is asked for again. */
export function QueryStatus({ failure, onRetry }: QueryStatusProps) {
  const { text, failureText } = useMessages();
  useOnReconnect(failure === 'offline', onRetry);
  if (failure === null) return <WaitingLine>{text('common.one-moment')}</WaitingLine>;
  return (
    <FocusKept>
      <Notice
        tone="error"
        live="assertive"
        title={text('common.not-loaded')}
        action={<Button onClick={onRetry}>{text('common.try-again')}</Button>}
      >
        {failureText(failure)}
      </Notice>
    </FocusKept>
  );
}
