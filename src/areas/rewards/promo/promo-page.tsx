import type { ReactNode } from 'react';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { sheetCard } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './promo-page.css.ts';

/** The pictures of a promotion under the images base (PRM-026, PRM-038). */
export type PromoPicture = 'success' | 'failure' | 'started' | 'multiplier' | 'over';

type PromoPageProps = {
  readonly picture: PromoPicture;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Below the card. */
  readonly after?: ReactNode;
};

/** What became of an offer: a picture, what it came to, the way on. */
export function PromoPage({ picture, title, children, after }: PromoPageProps) {
  return (
    <div className={css.page}>
      <div className={classNames(sheetCard, css.card)}>
        <ProgrammePicture name={`promo-codes/${picture}`} size={[320, 320]} urgent className={css.picture} />
        <div className={css.words}>
          <h1 className={look.heading1} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </div>
      </div>
      {after}
    </div>
  );
}
