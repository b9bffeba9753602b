import { useState } from 'react';
import type { StreamCard } from '#domain/home/stream-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { Link } from '#parts/link.tsx';
import { dayOf } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import type { FilmDialogProps } from './film-dialog.tsx';
import { StreamActions } from './stream-action.tsx';
import * as css from './stream-cards.css.ts';
import { StreamCarousel } from './stream-carousel.tsx';
import { StreamPicture } from './stream-picture.tsx';

/** Only who plays a film needs it. */
const FILM: PartFile<FilmDialogProps> = async () => (await import('./film-dialog.tsx')).FilmDialog;

/** One card of the feed. */
export function StreamCardView({ card }: { readonly card: StreamCard }) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = () => setPlaying(false);
  if (card.kind === 'carousel') return <StreamCarousel card={card} />;
  const { title, body, legalFooter, video } = card;
  return (
    <Card as="li" padding="none" className={css.card}>
      <StreamPicture card={card} onPlay={() => setPlaying(true)} />
      <div className={css.words}>
        <Occasion card={card} />
        {title === '' ? null : <h3 className={classNames(look.heading3, css.title)}>{title}</h3>}
        {body === '' ? null : <p className={classNames(look.body, css.body)}>{body}</p>}
        <Actions card={card} />
        {legalFooter === '' ? null : <p className={classNames(look.caption, css.body)}>{legalFooter}</p>}
      </div>
      {isPlaying && video !== null ? (
        // One of the two is there (decision AMB-38); a body is too long to stand as a title.
        <Film title={title === '' ? body : title} titleHidden={title === ''} address={video} onClose={stop} />
      ) : null}
    </Card>
  );
}

function Film(props: FilmDialogProps) {
  const Part = useFetchedPart(FILM, props.onClose, { mayReload: true });
  return Part ? <Part {...props} /> : null;
}

/** Until when a coupon holds, how many Stars go and when. */
function Occasion({ card }: { readonly card: Exclude<StreamCard, { kind: 'carousel' }> }) {
  const { text, locale } = useMessages();
  // The last moment before the end is of the day that is meant.
  const lastDay = (end: number) => dayOf(new Date(end - 1).toISOString(), locale);
  if (card.kind === 'coupon') {
    if (card.expiresAt === null) return null;
    return <p className={look.overline}>{text('common.use-by', { date: lastDay(card.expiresAt) })}</p>;
  }
  if (card.kind !== 'expiring-stars') return null;
  const { points: amount, expiresAt } = card;
  return (
    <p className={classNames(look.overline, css.stars)}>
      {expiresAt === null
        ? text('home-stream.expiring-soon', { amount })
        : text('home-stream.expiring', { amount, date: lastDay(expiresAt) })}
    </p>
  );
}

function Actions({ card }: { readonly card: Exclude<StreamCard, { kind: 'carousel' }> }) {
  const { text } = useMessages();
  const own = ownAction(card);
  if (own === null && card.actions.length === 0) return null;
  return (
    <div className={css.actions}>
      {own === 'redeem' ? (
        <ButtonLink size="small" render={<Link to="/account/rewards" hash="rewards" />}>
          {text('home-stream.redeem')}
        </ButtonLink>
      ) : null}
      {own === 'order' ? (
        <ButtonTo to="/menu" size="small" variant="secondary">
          {text('common.order-now')}
        </ButtonTo>
      ) : null}
      {own === 'rewards' ? (
        <ButtonTo to="/account/rewards" size="small" variant="secondary">
          {text('common.your-rewards')}
        </ButtonTo>
      ) : null}
      {own === 'birthday' ? (
        <ButtonTo to="/account/personal" size="small" variant="secondary">
          {text('home-stream.add-birthday')}
        </ButtonTo>
      ) : null}
      <StreamActions actions={card.actions} isFollowing={own !== null} />
    </div>
  );
}

/** What a card leads to by its kind, whatever its content says (FED-060, FED-061, FED-066, FED-067, spec LH-C). */
function ownAction(card: StreamCard): 'redeem' | 'order' | 'rewards' | 'birthday' | null {
  if (card.kind === 'coupon' && card.isBirthdayDrink) return 'redeem';
  if (card.kind === 'expiring-stars' && card.offersOrder) return 'order';
  if (card.kind === 'expiring-stars' && card.offersRewards) return 'rewards';
  return card.kind === 'birthday' ? 'birthday' : null;
}
