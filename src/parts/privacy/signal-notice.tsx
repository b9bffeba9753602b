import { useMessages } from '#messages/messages-provider.tsx';
import { isSharingRefused } from '#platform/measuring/consent.ts';
import { Notice } from '#ui/notice/notice.tsx';

/** Says that the opt-out signal of the browser is kept to, where it sends one (decision D-227). */
export function SignalNotice() {
  const { text } = useMessages();
  if (!isSharingRefused()) return null;
  return (
    <Notice tone="success" title={text('privacy.signal.title')}>
      {text('privacy.signal.text')}
    </Notice>
  );
}
