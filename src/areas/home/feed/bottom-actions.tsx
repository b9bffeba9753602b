import { useQuery } from '@tanstack/react-query';
import CreditCard from 'lucide-react/icons/credit-card';
import ScanLine from 'lucide-react/icons/scan-line';
import { cardsQuery } from '#api/account/cards.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { overPage } from '#parts/cards/hash-modal.ts';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { usePhone } from '#parts/use-columns.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './bottom-actions.css.ts';

/** What one comes for, in reach of the thumb: ordering for everybody, and for a member with a phone the card (FED-007 to FED-010). */
export function BottomActions() {
  const { text } = useMessages();
  const isMember = useVisitor().kind === 'member';
  const isPhone = usePhone();
  return (
    <nav aria-label={text('home-feed.actions')} className={classNames(page.wide, css.bar)}>
      {isMember && isPhone ? <CardAction /> : null}
      <ButtonTo to="/menu" className={css.action}>
        {text('common.start-order')}
      </ButtonTo>
    </nav>
  );
}

/** With a card to scan it, without one to add it (FED-009, AMB-33); while neither is known its place is kept. */
function CardAction() {
  const { text } = useMessages();
  const { data, error } = useQuery(cardsQuery());
  if (!data) return error ? null : <span className={css.action} />;
  return data.length > 0 ? (
    <ButtonLink
      variant="secondary"
      className={css.action}
      icon={<ScanLine aria-hidden="true" />}
      render={<Link {...overPage('pay')} />}
    >
      {text('home-feed.scan')}
    </ButtonLink>
  ) : (
    <ButtonTo
      to="/account/cards/add"
      variant="secondary"
      className={css.action}
      icon={<CreditCard aria-hidden="true" />}
    >
      {text('home-feed.add-card')}
    </ButtonTo>
  );
}
