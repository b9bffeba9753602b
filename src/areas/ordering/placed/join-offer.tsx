import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { guestDetailsOf } from '#session/guest/guest-details.ts';
import { useSession } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './join-offer.css.ts';

/** Offers an account to a guest who has ordered, with the names and the email of the order. */
export function JoinOffer({ onLeave }: { readonly onLeave: () => void }) {
  const { text } = useMessages();
  if (guestDetailsOf(useSession()) === null) return null;
  return (
    <section className={css.offer} aria-labelledby="join-offer">
      <Art name="drink-cold-brew" className={css.picture} />
      <div className={css.words}>
        <h2 id="join-offer" className={look.heading3}>
          {text('order-placed.join.title')}
        </h2>
        <p>{text('order-placed.join.text')}</p>
        <ButtonLink
          variant="secondary"
          className={css.way}
          render={<Link to="/account/create" replace onClick={onLeave} />}
        >
          {text('common.join-now')}
        </ButtonLink>
      </div>
    </section>
  );
}
