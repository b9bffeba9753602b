import { calendarDayFile, dayAt } from '#domain/calendar-file.ts';
import type { GiftMarker } from '#domain/gifting/gift-purchase.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { saveFile } from '#platform/save-file.ts';
import { serverAheadOf } from '#session/server-time.ts';
import { useSession } from '#session/session-provider.tsx';

/** Hands over the day on which the gifts arrive, for the calendar: the one that was sent (GFT-060). */
export function useGiftReminder({ startedAt, day, recipients: count, end }: GiftMarker): () => void {
  const { text } = useMessages();
  const session = useSession();
  return () => {
    const title = text('gifting-purchase.calendar-title', { count });
    const id = end?.orderNumber ?? String(startedAt);
    const file = calendarDayFile({
      id,
      title,
      day: day ?? dayAt(startedAt + serverAheadOf(session)),
      writtenAt: session.clock.now(),
    });
    saveFile('northstar-gift.ics', 'text/calendar;charset=utf-8', file);
  };
}
