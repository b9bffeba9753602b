import type { ComponentPropsWithRef } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './card.css.ts';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li';
  readonly padding?: keyof typeof css.padding;
  /** The card holds a stretched link: it lifts under the pointer. */
  readonly interactive?: boolean;
  readonly selected?: boolean;
}

export function Card({
  as = 'div',
  padding = 'medium',
  interactive = false,
  selected = false,
  className,
  ...rest
}: CardProps) {
  // The elements differ only in their role; their props are those of a div.
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        css.card,
        css.padding[padding],
        interactive && css.interactive,
        selected && css.selected,
        className,
      )}
    />
  );
}
