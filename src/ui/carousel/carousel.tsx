import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import * as css from './carousel.css.ts';

type CarouselItem = {
  readonly id: string;
  readonly content: ReactNode;
};

export type CarouselProps = {
  /** The heading element that names the carousel; it stands in line with the buttons. */
  readonly heading: ReactNode;
  readonly items: readonly CarouselItem[];
  readonly itemWidth?: keyof typeof css.itemWidth;
  readonly previousLabel: string;
  readonly nextLabel: string;
};

/** Scrolls by finger, wheel, keys or the two buttons; the browser does the snapping. */
export function Carousel({ heading, items, itemWidth = 'medium', previousLabel, nextLabel }: CarouselProps) {
  const headingId = useId();
  const track = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState({ start: true, end: false });

  const look = () => {
    const element = track.current;
    if (!element) return;
    const position = Math.abs(element.scrollLeft);
    const start = position < 2;
    const end = position + element.clientWidth > element.scrollWidth - 2;
    setEdge((known) => (known.start === start && known.end === end ? known : { start, end }));
  };

  const ids = items.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether all fit changes with the items and with their sizes
  useEffect(() => {
    look();
    if (!track.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(look);
    for (const part of [track.current, ...track.current.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);

  const turn = (direction: 1 | -1) => {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.85 });
  };

  return (
    <section className={css.carousel} aria-labelledby={headingId}>
      <div className={css.header}>
        <div id={headingId}>{heading}</div>
        {edge.start && edge.end ? null : (
          <div className={css.controls}>
            <IconButton
              variant="outlined"
              label={previousLabel}
              icon={<ChevronLeft aria-hidden="true" />}
              unavailable={edge.start}
              onClick={() => turn(-1)}
            />
            <IconButton
              variant="outlined"
              label={nextLabel}
              icon={<ChevronRight aria-hidden="true" />}
              unavailable={edge.end}
              onClick={() => turn(1)}
            />
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul ref={track} className={css.track} tabIndex={0} aria-labelledby={headingId} onScroll={look}>
        {items.map((item) => (
          <li key={item.id} className={`${css.item} ${css.itemWidth[itemWidth]}`}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
