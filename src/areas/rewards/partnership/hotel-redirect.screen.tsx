import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { HOTEL_PAGE } from './hotel-paths.ts';
import * as css from './hotel-redirect.css.ts';
import { usePartnershipRedirect } from './partnership-redirect.flow.ts';

/** A few seconds on the way to the hotel programme; leaving them leads nowhere (PTN-007, PTN-026). */
export function HotelRedirectScreen() {
  const { text } = useMessages();
  const { isStalled, address } = usePartnershipRedirect();
  return (
    <div className={css.page}>
      <Art name="hotel-linked" urgent className={css.picture} />
      <div className={css.words} role="status" aria-busy={!isStalled}>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('rewards-partnership.redirect.title')}
        </h1>
        <p className={look.lead}>
          {text(isStalled ? 'rewards-partnership.redirect.stalled' : 'rewards-partnership.redirect.text')}
        </p>
      </div>
      {isStalled && address ? (
        <ButtonLink size="large" href={address}>
          {text('rewards-partnership.redirect.go')}
        </ButtonLink>
      ) : (
        <span className={css.spinner}>
          <Spinner />
        </span>
      )}
      <TextLink standalone render={<Link to={HOTEL_PAGE} replace />}>
        {text('common.cancel')}
      </TextLink>
    </div>
  );
}
