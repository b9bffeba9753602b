import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './home.css.ts';

export function HomeScreen() {
  const { text } = useMessages();
  const visitor = useVisitor();
  return (
    <>
      <section className={classNames(brandPanel, css.hero)}>
        <div className={classNames(page.wide, css.heroInside)}>
          <div className={css.heroWords}>
            <h1 className={look.display} tabIndex={-1}>
              {text('home.title')}
            </h1>
            <p className={look.lead}>{text('home.lead')}</p>
            <div className={css.heroActions}>
              <ButtonLink size="large" render={<Link to="/store-locator" />}>
                {text('common.find-a-store')}
              </ButtonLink>
            </div>
          </div>
          <Art name="hero" urgent className={css.heroPicture} />
        </div>
      </section>
      <section className={classNames(page.wide, css.more)} aria-labelledby="home-more">
        <h2 id="home-more" className={look.heading2}>
          {text('home.more')}
        </h2>
        <ul className={css.cards}>
          <HomeCard
            picture="drink-latte"
            title={text('home.stores.title')}
            words={text('home.stores.text')}
            label={text('home.stores.link')}
            link={<Link to="/store-locator" />}
          />
          <HomeCard
            picture="food-croissant"
            title={text('home.pick-up.title')}
            words={text('home.pick-up.text')}
            label={text('common.choose-a-store')}
            link={<Link to="/menu/store-locator" />}
          />
          <HomeCard
            picture="gift-birthday"
            title={text('home.gifts.title')}
            words={text('home.gifts.text')}
            label={text('common.see-gifts')}
            link={<Link to="/gift" />}
          />
          {visitor.kind === 'member' ? (
            <HomeCard
              picture="tier-gold"
              title={text('home.member.title', { firstName: visitor.firstName })}
              words={text('home.member.text')}
              label={text('common.for-you')}
              link={<Link to="/account/for-you" />}
            />
          ) : (
            <HomeCard
              picture="tier-gold"
              title={text('home.favourites.title')}
              words={text('home.favourites.text')}
              label={text('common.sign-in')}
              link={<Link to="/account/signin" />}
            />
          )}
        </ul>
      </section>
    </>
  );
}

interface HomeCardProps {
  readonly picture: ArtName;
  readonly title: ReactNode;
  readonly words: ReactNode;
  readonly label: ReactNode;
  readonly link: ReactElement<{ className?: string; children?: ReactNode }>;
}

function HomeCard({ picture, title, words, label, link }: HomeCardProps) {
  return (
    <Card as="li" interactive>
      <div className={css.cardInside}>
        <div className={css.cardPicture}>
          <Art name={picture} lazy />
        </div>
        <div className={css.cardWords}>
          <h3 className={look.heading3}>{title}</h3>
          <p className={look.smallMuted}>{words}</p>
          <TextLink render={link} stretched>
            {label}
          </TextLink>
        </div>
      </div>
    </Card>
  );
}
