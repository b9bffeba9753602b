import type { KeyboardEvent, RefObject } from 'react';
import type { SheetStop } from '#domain/store-locator/sheet.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import * as css from '../locator-stage.css.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

type SheetHandleProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly stop: SheetStop | 'pin';
  readonly onMoved: (to: SheetStop) => void;
};

/** Where a press leads: to each stop in turn, for a finger that cannot pull. */
const NEXT = { peek: 'half', pin: 'half', half: 'full', full: 'peek' } as const;
const UP = { peek: 'half', pin: 'half', half: 'full', full: 'full' } as const;
const DOWN = { peek: 'peek', pin: 'peek', half: 'peek', full: 'half' } as const;

const labels = {
  peek: 'store-locator.sheet-show-list',
  pin: 'store-locator.sheet-show-list',
  half: 'store-locator.sheet-more-list',
  full: 'store-locator.sheet-show-map',
} as const;

/** Pulls the list over the map of a phone, by finger, by press, by arrow keys. */
export function SheetHandle({ ref, sheet, stop, onMoved }: SheetHandleProps) {
  const { text } = useMessages();
  const drag = useSheetDrag(sheet, onMoved);
  const move = (event: KeyboardEvent) => {
    const to = event.key === 'ArrowUp' ? UP[stop] : event.key === 'ArrowDown' ? DOWN[stop] : null;
    if (to === null) return;
    event.preventDefault();
    onMoved(to);
  };
  return (
    <button
      ref={ref}
      type="button"
      className={css.handle}
      aria-label={text(labels[stop])}
      aria-expanded={stop === 'half' || stop === 'full'}
      aria-controls="results-content"
      onClick={() => onMoved(NEXT[stop])}
      onKeyDown={move}
      {...drag}
    >
      <span className={css.grip} />
    </button>
  );
}
