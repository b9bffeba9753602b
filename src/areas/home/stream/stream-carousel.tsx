import type { StreamCard } from '#domain/home/stream-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Carousel } from '#ui/carousel/carousel.tsx';
import { look } from '#ui/theme/text.css.ts';
import { StreamActions } from './stream-action.tsx';
import * as css from './stream-cards.css.ts';
import { PictureOrArt } from './stream-picture.tsx';

/** Several pictures with a line each, to be leafed through (FED-039). */
export function StreamCarousel({ card }: { readonly card: Extract<StreamCard, { kind: 'carousel' }> }) {
  const { text } = useMessages();
  const { id, title, body, slides, actions } = card;
  return (
    <li className={css.wide}>
      <Carousel
        heading={
          <>
            {title === '' ? null : <h3 className={look.heading3}>{title}</h3>}
            {body === '' ? null : <p className={look.smallMuted}>{body}</p>}
          </>
        }
        items={slides.map((slide, at) => ({
          id: `${id}-${at}`,
          content: (
            <div className={css.slide}>
              <PictureOrArt image={slide.image} fallback="drink-cappuccino" />
              {slide.text === '' ? null : <p className={css.slideText}>{slide.text}</p>}
            </div>
          ),
        }))}
        previousLabel={text('home-stream.previous')}
        nextLabel={text('home-stream.next')}
      />
      {actions.length === 0 ? null : (
        <div className={css.actions}>
          <StreamActions actions={actions} />
        </div>
      )}
    </li>
  );
}
