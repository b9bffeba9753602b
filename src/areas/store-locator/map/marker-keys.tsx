import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Shown } from '#platform/maps/marker-clusters.ts';
import * as css from './store-map.css.ts';

type MarkerKeysProps = {
  /** What the map shows, nearest to its centre first. */
  items: readonly Shown[];
  labelOf: (item: Shown) => string;
  onPressed: (item: Shown) => void;
  onFocused: (item: Shown | null) => void;
};

/**
 * The markers as buttons that keyboards and screen readers reach: one stop of Tab, arrow keys from marker to marker. The map
 * paints the ring, because the markers themselves are paint.
 */
export function MarkerKeys({ items, labelOf, onPressed, onFocused }: MarkerKeysProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const focusInside = useRef(false);
  const active = Math.max(
    0,
    items.findIndex((item) => item.key === current),
  );
  const activeKey = items[active]?.key ?? null;
  const focusAt = (index: number) => list.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });

  // The button that had the focus is gone with its marker (a cluster fell apart): go on with the nearest one.
  useEffect(() => {
    if (!focusInside.current || activeKey === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    if (![...buttons].some((button) => button.matches(':focus'))) focusAt(active);
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
        if (event.relatedTarget === null || event.currentTarget.contains(event.relatedTarget)) return;
        focusInside.current = false;
        onFocused(null);
      }}
    >
      {items.map((item) => (
        <li key={item.key}>
          <button
            type="button"
            tabIndex={item.key === activeKey ? 0 : -1}
            onFocus={() => {
              focusInside.current = true;
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
