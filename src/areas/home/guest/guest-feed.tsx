import { useMessages } from '#messages/messages-provider.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { Art } from '#ui/art/art.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { AddCardCard } from '../add-card-card.tsx';
import * as feed from '../feed/feed.css.ts';
import * as card from '../home-card.css.ts';
import { RewardsInvitation } from '../rewards-invitation.tsx';
import * as css from './guest.css.ts';
import { GuestOffers } from './guest-offers.tsx';
import { OrderCard } from './order-card.tsx';

/** The home feed of a visitor who is not signed in (FED-002, AMB-14). */
export function GuestFeed() {
  const { text } = useMessages();
  return (
    <div className={classNames(page.wide, frame)}>
      <header className={feed.greeting}>
        <h1 className={classNames(look.heading1, feed.words)} tabIndex={-1}>
          {text('home.guest.greeting')}
        </h1>
        <Art name="drink-cappuccino" className={feed.picture} />
      </header>
      <ul className={card.cards}>
        <OrderCard />
        <AddCardCard heading="h2" />
      </ul>
      <div className={css.beside}>
        <RewardsInvitation />
        <GuestOffers />
      </div>
    </div>
  );
}
