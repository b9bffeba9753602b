import { useId } from 'react';
import type { StreamCard } from '#domain/home/stream-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { look } from '#ui/theme/text.css.ts';
import { StreamCardView } from './stream-card.tsx';
import * as css from './stream-cards.css.ts';

/** The cards of the feed, in their order; nothing where there are none. */
export function StreamCards({ cards }: { readonly cards: readonly StreamCard[] }) {
  const { text } = useMessages();
  const titleId = useId();
  if (cards.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={look.heading2}>
        {text('home-stream.title')}
      </h2>
      <ul className={css.cards}>
        {cards.map((card) => (
          <StreamCardView key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
