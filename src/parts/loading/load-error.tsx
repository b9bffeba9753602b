import type { ReactNode } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FocusKept } from './focus-kept.tsx';
import { useOnReconnect } from './use-on-reconnect.ts';

type LoadErrorProps = {
  readonly title: ReactNode;
  /** Null where there is no more to say of it than the title does. */
  readonly failure: FailureCode | null;
  /** What the specification says instead of the words of the failure. */
  readonly hint?: ReactNode;
  /** A warning where the rest of the page works without it. */
  readonly tone?: 'error' | 'warning';
  readonly live?: 'assertive' | 'polite';
  readonly buttonSize?: 'small' | 'medium';
  readonly buttonVariant?: 'primary' | 'secondary';
  readonly onRetry: () => void;
};

/** Why something is not there, and the way to have it after all. */
export function LoadError({
  title,
  failure,
  hint,
  tone = 'error',
  live = 'assertive',
  buttonSize = 'medium',
  buttonVariant = 'secondary',
  onRetry,
}: LoadErrorProps) {
  const { text, failureText } = useMessages();
  useOnReconnect(failure === 'offline', onRetry);
  return (
    <FocusKept>
      <Notice
        tone={tone}
        live={live}
        title={title}
        action={
          <Button variant={buttonVariant} size={buttonSize} onClick={onRetry}>
            {text('common.try-again')}
          </Button>
        }
      >
        {hint ?? (failure === null ? null : failureText(failure))}
      </Notice>
    </FocusKept>
  );
}
