import { useMessages } from '#messages/messages-provider.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './category.css.ts';
import * as cards from './product-card.css.ts';

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Holds the place of a category until its menu is there. */
export function ProductsSkeleton() {
  const { text } = useMessages();
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {text('menu.loading')}
      </VisuallyHidden>
      <header className={css.head}>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('shell.menu')}
        </h1>
      </header>
      <ul className={cards.grid} aria-hidden="true">
        {CARDS.map((card) => (
          <li key={card} className={cards.card}>
            <Skeleton shape="square" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </li>
        ))}
      </ul>
    </>
  );
}
