import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import * as css from './offline-banner.css.ts';

/** Always there, so that it is announced; empty while there is a network. */
export function OfflineBanner() {
  const { text } = useMessages();
  const online = useSyncExternalStore(onOnlineChange, isOnline, () => true);
  return (
    <div role="status" className={online ? undefined : css.banner}>
      {online ? null : (
        <>
          <WifiOff size={20} aria-hidden="true" />
          <p>{text('shell.offline')}</p>
        </>
      )}
    </div>
  );
}
