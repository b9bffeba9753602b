import type { ReactNode } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';

type FailureNoticeProps = {
  readonly failure: FailureCode;
  readonly title?: ReactNode;
  readonly onRetry?: () => void;
};

/** Why what was just tried has failed. */
export function FailureNotice({ failure, title, onRetry }: FailureNoticeProps) {
  const { text, failureText } = useMessages();
  return (
    <Notice
      tone="error"
      live="assertive"
      title={title}
      action={
        onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {text('common.try-again')}
          </Button>
        )
      }
    >
      {failureText(failure)}
    </Notice>
  );
}
