import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { useVisitor } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './for-you.css.ts';
import { LastOrder } from './last-order.tsx';
import { MemberCards } from './member-cards.tsx';
import { MemberLinks } from './member-links.tsx';
import { StarsLine } from './stars-line.tsx';
import { UsualStore } from './usual-store.tsx';

/** The member's landing: what they most likely came for, and beside it the way to everything else. */
export function ForYouScreen() {
  const { text } = useMessages();
  const visitor = useVisitor();
  // The guard lets members in only; while it redirects a visitor there is no member's data to show.
  if (visitor.kind !== 'member') return null;
  return (
    <div className={classNames(page.wide, frame)}>
      <header className={classNames(brandPanel, css.greeting)}>
        <div className={css.words}>
          <h1 className={look.heading1} tabIndex={-1}>
            {text('account.profile.for-you.title', { firstName: visitor.firstName })}
          </h1>
          <p className={look.lead}>{text('account.profile.for-you.lead')}</p>
          <StarsLine />
        </div>
        <Art name="drink-cappuccino" className={css.picture} />
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <UsualStore />
          <LastOrder />
          <MemberCards />
        </div>
        <div className={css.column}>
          <Card as="section" aria-labelledby="for-you-account">
            <h2 id="for-you-account" className={look.heading3}>
              {text('account.profile.link.title')}
            </h2>
            <MemberLinks pages={['profile', 'history', 'cards', 'payment', 'rewards', 'settings']} />
          </Card>
          <Card as="section" aria-labelledby="for-you-session">
            <div className={css.part}>
              <h2 id="for-you-session" className={look.heading3}>
                {text('account.profile.for-you.session-title')}
              </h2>
              <p className={look.smallMuted}>{text('account.profile.for-you.session-text')}</p>
              <div className={css.actions}>
                <ButtonLink variant="secondary" render={<Link to="/account/signout" />}>
                  {text('common.sign-out')}
                </ButtonLink>
              </div>
            </div>
          </Card>
        </div>
      </div>
    </div>
  );
}
