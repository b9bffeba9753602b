import { type PointerEvent, type RefObject, useRef } from 'react';

/** Pulled further than this share of its height, or let go faster than this many pixels a millisecond, a sheet closes. */
const FAR = 0.3;
const FAST = 0.5;
/** A quick twitch of a finger is no swipe, pixels. */
const LEAST = 32;

type Pull = { id: number; from: number; at: number; time: number; speed: number };

export type SwipeDown = {
  /** What is pulled. */
  readonly popupRef: RefObject<HTMLDivElement | null>;
  /** Shows that it can be pulled, where it is a sheet; hidden by style where it is none. */
  readonly handleRef: RefObject<HTMLDivElement | null>;
  /** For the part by which it is pulled; that part takes no scrolling touch (`touch-action: none`). */
  readonly grab: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
};

/**
 * A sheet that follows the finger down and asks to be closed when it is let go far or fast enough; else it goes back. Where
 * it goes then is the style's business, so that who wants no motion sees none.
 */
export function useSwipeDown(onClose: () => void): SwipeDown {
  const popupRef = useRef<HTMLDivElement>(null);
  const handleRef = useRef<HTMLDivElement>(null);
  const pull = useRef<Pull | null>(null);

  const move = (distance: number | null) => {
    const popup = popupRef.current;
    if (!popup) return;
    popup.style.transition = distance === null ? '' : 'none';
    popup.style.transform = distance === null ? '' : `translateY(${distance}px)`;
  };
  const letGo = () => {
    pull.current = null;
    move(null);
  };

  return {
    popupRef,
    handleRef,
    grab: {
      onPointerDown(event) {
        const isControl = event.target instanceof Element && event.target.closest('button, a, input') !== null;
        const isSheet = handleRef.current !== null && handleRef.current.offsetParent !== null;
        if (event.pointerType === 'mouse' || !event.isPrimary || isControl || !isSheet) return;
        pull.current = { id: event.pointerId, from: event.clientY, at: event.clientY, time: event.timeStamp, speed: 0 };
      },
      onPointerMove(event) {
        const known = pull.current;
        if (known?.id !== event.pointerId) return;
        const elapsed = event.timeStamp - known.time;
        pull.current = {
          ...known,
          at: event.clientY,
          time: event.timeStamp,
          speed: elapsed > 0 ? (event.clientY - known.at) / elapsed : known.speed,
        };
        move(Math.max(0, event.clientY - known.from));
      },
      onPointerUp(event) {
        const known = pull.current;
        if (known?.id !== event.pointerId) return;
        const distance = event.clientY - known.from;
        const height = popupRef.current?.offsetHeight ?? 0;
        letGo();
        if (distance > LEAST && (distance > height * FAR || known.speed > FAST)) onClose();
      },
      onPointerCancel: letGo,
    },
  };
}
