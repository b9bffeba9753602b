import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import * as css from './settings-page.css.ts';

interface SettingsUnreadProps {
  /** Null while it is being read. */
  readonly failure: FailureCode | null;
  readonly onRetry: () => void;
}

/** In the place of what is set: it is being read, or could not be and is asked for again. */
export function SettingsUnread({ failure, onRetry }: SettingsUnreadProps) {
  const { text, failure: words } = useMessages();
  if (failure === null) {
    return (
      <p className={css.waiting} role="status">
        <Spinner />
        {text('settings.loading')}
      </p>
    );
  }
  return (
    <Notice
      tone="error"
      live="assertive"
      title={text('settings.unread-title')}
      action={<Button onClick={onRetry}>{text('settings.try-again')}</Button>}
    >
      {words(failure)}
    </Notice>
  );
}
