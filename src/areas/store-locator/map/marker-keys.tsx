import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import * as css from './store-map.css.ts';

type MarkerKeysProps = {
  /** What the map shows, nearest to its centre first. */
  readonly items: readonly Shown[];
  readonly labelOf: (item: Shown) => string;
  readonly onPressed: (item: Shown) => void;
  readonly onFocused: (item: Shown | null) => void;
};

/**
 * The markers as buttons that keyboards and screen readers reach: one stop of Tab, arrow keys from marker to marker. The map
 * paints the ring, because the markers themselves are paint.
 */
export function MarkerKeys({ items, labelOf, onPressed, onFocused }: MarkerKeysProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const focused = useRef<HTMLButtonElement | null>(null);
  const active = Math.max(
    0,
    items.findIndex((item) => item.key === current),
  );
  const activeKey = items[active]?.key ?? null;
  const focusAt = (index: number) => list.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });

  // The button that had the focus is gone with its marker (a cluster fell apart): go on with the nearest one.
  useEffect(() => {
    const before = focused.current;
    if (before === null || before.isConnected) return;
    focused.current = null;
    if (before.ownerDocument.activeElement === before.ownerDocument.body) focusAt(active);
  });

  function moved(event: KeyboardEvent) {
    const target = targetOf(event.key, active, items.length);
    if (target === null) return;
    event.preventDefault();
    focusAt(target);
  }

  return (
    <ul
      ref={list}
      className={css.keys}
      onKeyDown={moved}
      onBlur={(event) => {
        const { target, currentTarget, relatedTarget } = event;
        if (currentTarget.contains(relatedTarget)) return;
        // A press on nothing leaves the map, too; a button that goes with its marker is not there a moment later.
        queueMicrotask(() => {
          if (!target.isConnected || target.ownerDocument.activeElement === target) return;
          focused.current = null;
          onFocused(null);
        });
      }}
    >
      {items.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            tabIndex={item.key === activeKey ? 0 : -1}
            onFocus={(event) => {
              focused.current = event.currentTarget;
              setCurrent(item.key);
              onFocused(item);
            }}
            onClick={() => onPressed(item)}
          >
            {labelOf(item)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which button an arrow key leads to; null for a key that leads nowhere. */
function targetOf(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
