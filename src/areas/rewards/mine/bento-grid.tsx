import type { ReactNode } from 'react';
import { bentoLayout } from '#domain/rewards/benefits.ts';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './bento-grid.css.ts';

export type BentoCard = {
  readonly id: string;
  /** The number that says it all, if one does. */
  readonly figure?: ReactNode;
  readonly title: ReactNode;
  readonly words: ReactNode;
  readonly picture: ArtName;
};

/** Cards of several sizes; how they lie follows from their number (RWD-031, RWD-032). */
export function BentoGrid({ cards }: { readonly cards: readonly BentoCard[] }) {
  const layout = bentoLayout(cards.length);
  return (
    <ul className={css.layout[layout]} data-layout={layout}>
      {cards.map(({ id, figure, title, words, picture }) => (
        <li key={id} className={css.card}>
          <Art name={picture} className={css.picture} />
          <div className={css.words}>
            <h2 className={look.heading3}>
              {figure ? <span className={css.figure}>{figure}</span> : null} {title}
            </h2>
            <p className={look.smallMuted}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Holds the place of so many cards. */
export function BentoSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.layout[bentoLayout(count)]}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing but their number
        <Skeleton key={card} shape="card" className={css.skeleton} />
      ))}
    </div>
  );
}
