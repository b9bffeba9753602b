import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type SheetStop, sheetStopAt } from '#domain/store-locator/sheet.ts';

/** A press that moves less than this, pixels, is a press and no pull. */
const STILL = 6;

type Pull = { id: number; from: number; height: number; at: number; time: number; speed: number; moved: boolean };

/** Lets a finger or a pointer pull the sheet by its handle: it follows at once, and `onDropped` says where it was going. */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onDropped: (stop: SheetStop) => void) {
  const pull = useRef<Pull | null>(null);
  const wasPulled = useRef(false);

  const follow = (height: number | null) => {
    const element = sheet.current;
    if (!element) return;
    element.style.height = height === null ? '' : `${height}px`;
    element.toggleAttribute('data-pulled', height !== null);
  };
  const room = () => sheet.current?.parentElement?.clientHeight ?? 0;

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !sheet.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const { clientY, timeStamp, pointerId } = event;
      const height = sheet.current.offsetHeight;
      pull.current = { id: pointerId, from: clientY, height, at: clientY, time: timeStamp, speed: 0, moved: false };
      wasPulled.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const known = pull.current;
      if (known?.id !== event.pointerId) return;
      const elapsed = event.timeStamp - known.time;
      const moved = known.moved || Math.abs(event.clientY - known.from) > STILL;
      const speed = elapsed > 0 ? (known.at - event.clientY) / elapsed : known.speed;
      pull.current = { ...known, at: event.clientY, time: event.timeStamp, speed, moved };
      if (moved) follow(Math.min(room(), Math.max(0, known.height + known.from - event.clientY)));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const known = pull.current;
      if (known?.id !== event.pointerId) return;
      pull.current = null;
      wasPulled.current = known.moved;
      if (!known.moved) return;
      follow(null);
      onDropped(sheetStopAt(known.height + known.from - event.clientY, known.speed, room()));
    },
    onPointerCancel() {
      pull.current = null;
      follow(null);
    },
    /** The browser ends a pull with a click: that one is none. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (wasPulled.current) event.stopPropagation();
      wasPulled.current = false;
    },
  };
}
