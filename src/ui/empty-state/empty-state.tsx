import type { ReactNode } from 'react';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './empty-state.css.ts';

export type EmptyStateProps = {
  readonly picture: ArtName;
  readonly title: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** The way forward. */
  readonly actions?: ReactNode;
  /** A smaller picture, for a panel. */
  readonly compact?: boolean;
};

export function EmptyState({ picture, title, headingLevel = 2, children, actions, compact = false }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={compact ? css.compact : css.emptyState}>
      <Art name={picture} className={compact ? css.compactPicture : css.picture} />
      <Heading className={compact ? look.heading3 : look.heading2} tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children ? <div className={css.words}>{children}</div> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
