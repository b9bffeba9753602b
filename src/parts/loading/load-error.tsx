import type { ReactNode } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FocusKept } from './focus-kept.tsx';
import { useOnReconnect } from './use-on-reconnect.ts';

interface LoadErrorProps {
  readonly title: ReactNode;
  readonly failure: FailureCode;
  /** What the specification says instead of the words of the failure. */
  readonly hint?: ReactNode;
  readonly buttonSize?: 'small' | 'medium';
  readonly onRetry: () => void;
}

/** Why something is not there, and the way to have it after all. */
export function LoadError({ title, failure, hint, buttonSize = 'medium', onRetry }: LoadErrorProps) {
  const { text, failureText } = useMessages();
  useOnReconnect(failure === 'offline', onRetry);
  return (
    <FocusKept>
      <Notice
        tone="error"
        live="assertive"
        title={title}
        action={
          <Button variant="secondary" size={buttonSize} onClick={onRetry}>
            {text('common.try-again')}
          </Button>
        }
      >
        {hint ?? failureText(failure)}
      </Notice>
    </FocusKept>
  );
}
