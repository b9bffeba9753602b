import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { calendarFile } from '#domain/calendar-file.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { saveFile } from '#platform/save-file.ts';
import { useClock } from '#session/session-provider.tsx';
import { Button } from '#ui/button/button.tsx';

/** Times are five minutes apart (ORD-042). */
const SLOT_MS = 5 * MINUTE_MS;

type AddToCalendarProps = {
  readonly orderId: string;
  readonly store: Pick<Store, 'name' | 'address'>;
  readonly timeSlot: TimeSlot;
};

/** A time that was chosen, for the visitor's calendar. */
export function AddToCalendar({ orderId, store: { name, address }, timeSlot: { startsAt } }: AddToCalendarProps) {
  const { text } = useMessages();
  const clock = useClock();
  const save = () =>
    saveFile(
      'northstar-pickup.ics',
      'text/calendar;charset=utf-8',
      calendarFile({
        id: orderId,
        title: text('ordering-pickup.calendar-title'),
        place: `${name}, ${address.singleLine}`,
        startsAt,
        endsAt: startsAt + SLOT_MS,
        writtenAt: clock.now(),
      }),
    );
  return (
    <Button variant="secondary" icon={<CalendarPlus />} onClick={save}>
      {text('common.add-to-calendar')}
    </Button>
  );
}
