import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { focusHeading } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useOnReconnect } from './use-on-reconnect.ts';

interface LoadErrorProps {
  readonly title: ReactNode;
  readonly failure: FailureCode;
  /** What the specification says instead of the words of the failure. */
  readonly hint?: ReactNode;
  readonly buttonSize?: 'small' | 'medium';
  readonly onRetry: () => void;
}

/** Why something is not there, and the way to have it after all; once it is there, the focus of the button goes to the heading. */
export function LoadError({ title, failure, hint, buttonSize = 'medium', onRetry }: LoadErrorProps) {
  const { text, failureText } = useMessages();
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
        title={title}
        action={
          <Button variant="secondary" size={buttonSize} onClick={onRetry}>
            {text('common.try-again')}
          </Button>
        }
      >
        {hint ?? failureText(failure)}
      </Notice>
    </div>
  );
}
