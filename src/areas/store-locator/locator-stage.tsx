import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SheetStop } from '#domain/store-locator/sheet.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { useLocator } from './locator-context.tsx';
import * as css from './locator-stage.css.ts';
import { useSheetStop } from './results/results-sheet.flow.ts';
import { SheetHandle } from './results/sheet-handle.tsx';

type LocatorStageProps = {
  readonly map: ReactNode;
  /** Without a map the list needs no sheet. */
  readonly mapless: boolean;
  /** The store of a pressed pin, as long as it is listed. */
  readonly pinned: ((onClose: () => void) => ReactNode) | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly onListFocus: (event: FocusEvent<HTMLElement>) => void;
  /** A store stands in the list's place. */
  readonly hidden: boolean;
  readonly children: ReactNode;
};

const EVENTS = {
  peek: { type: 'sheet.lowered' },
  half: { type: 'sheet.halved' },
  full: { type: 'sheet.raised' },
} as const satisfies Record<SheetStop, object>;

/** Map and list: side by side where there is room; on a phone the list is a sheet over the map's lower end (LST-002). */
export function LocatorStage({ map, mapless, pinned, list, onListFocus, hidden, children }: LocatorStageProps) {
  const { sheet } = useLocator();
  const known = useSheetStop(sheet);
  const stop = known === 'pin' && !pinned ? 'peek' : known;
  const handle = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const move = (to: SheetStop) => sheet.send(EVENTS[to]);

  const before = useRef(stop);
  useEffect(() => {
    // A peeking sheet shows its first line; a list that comes back shows the store that was pressed on the map.
    if (stop === 'peek') content.current?.scrollTo?.({ top: 0 });
    if (before.current === 'pin' && stop !== 'pin')
      content.current?.querySelector('article[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
    before.current = stop;
  }, [stop]);

  return (
    <div className={classNames(css.stage, !mapless && css.sheeted)} data-sheet={stop}>
      <div className={css.map}>{map}</div>
      <section
        ref={list}
        className={css.list}
        aria-labelledby="results-title"
        tabIndex={-1}
        hidden={hidden}
        onFocus={(event) => {
          onListFocus(event);
          // What has the focus is seen.
          if (stop === 'peek' && content.current?.contains(event.target)) move('half');
        }}
      >
        <SheetHandle ref={handle} sheet={list} stop={stop} onMoved={move} />
        <div className={css.pinned} aria-live="polite">
          {stop === 'pin' && pinned
            ? pinned(() => {
                sheet.send({ type: 'pin.dismissed' });
                // The button goes with the press.
                handle.current?.focus();
              })
            : null}
        </div>
        <div ref={content} id="results-content" className={css.content}>
          {children}
        </div>
      </section>
    </div>
  );
}
