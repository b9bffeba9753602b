import { greetedName } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { AddCardCard } from './add-card-card.tsx';
import * as css from './home.css.ts';
import { cards } from './home-card.css.ts';
import { HomeCard } from './home-card.tsx';
import { OrderAheadCard } from './order-ahead-card.tsx';
import { RewardsInvitation } from './rewards-invitation.tsx';

/** The front page. It is drawn as for a guest; what a member sees in its place is as large (D-221). */
export function HomeScreen() {
  const { text } = useMessages();
  const visitor = useVisitor();
  const welcome = (firstName: string | null) =>
    firstName === null ? text('home.member.title-unnamed') : text('home.member.title', { firstName });
  return (
    <>
      <section className={classNames(brandPanel, css.hero)}>
        <div className={classNames(page.wide, css.heroInside)}>
          <div className={css.heroWords}>
            <p className={css.greeting} data-room-of={text('home.guest.greeting')}>
              <span className={css.greetingWords}>
                {visitor.kind === 'member' ? welcome(greetedName(visitor.firstName)) : text('home.guest.greeting')}
              </span>
            </p>
            <h1 className={look.display} tabIndex={-1}>
              {text('home.title')}
            </h1>
            <p className={look.lead}>{text('home.lead')}</p>
            <div className={css.heroActions}>
              <ButtonTo to="/menu" size="large">
                {text('common.start-order')}
              </ButtonTo>
              <ButtonTo to="/store-locator" size="large" variant="secondary">
                {text('common.find-a-store')}
              </ButtonTo>
            </div>
          </div>
          <Art name="hero" urgent className={css.heroPicture} />
        </div>
      </section>
      <section className={classNames(page.wide, css.more)} aria-labelledby="home-more">
        <h2 id="home-more" className={look.heading2}>
          {text('home.more')}
        </h2>
        <ul className={cards}>
          {visitor.kind === 'member' ? <ForYouCard /> : <OrderAheadCard />}
          <AddCardCard />
          <HomeCard
            picture={<Art name="pickup-in-store" lazy />}
            title={text('home.stores.title')}
            words={text('home.stores.text')}
            link={<Link to="/store-locator" />}
            label={text('home.stores.link')}
          />
          <HomeCard
            picture={<Art name="gift-birthday" lazy />}
            title={text('home.gifts.title')}
            words={text('home.gifts.text')}
            link={<Link to="/gift" />}
            label={text('common.see-gifts')}
          />
        </ul>
        <RewardsInvitation />
      </section>
    </>
  );
}

/** A member's way to the own page. */
function ForYouCard() {
  const { text } = useMessages();
  return (
    <HomeCard
      picture={<Art name="tier-gold" />}
      title={text('common.for-you')}
      words={text('home.member.text')}
      link={<Link to="/account/for-you" />}
      label={text('home.member.link')}
    />
  );
}
