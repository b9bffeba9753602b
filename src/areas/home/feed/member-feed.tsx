import { Link } from '@tanstack/react-router';
import type { Member } from '#domain/visitor.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { MemberLinks } from '#parts/pages/member-links.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './feed.css.ts';
import { Greeting } from './greeting.tsx';
import { LastOrder } from './last-order.tsx';
import { MemberCards } from './member-cards.tsx';
import { UsualStore } from './usual-store.tsx';

/** The member's landing: what they most likely came for, and beside it the way to everything else. */
export function MemberFeed({ member }: { readonly member: Member }) {
  const { text } = useMessages();
  return (
    <div className={classNames(page.wide, frame)}>
      <Greeting member={member} />
      <div className={css.columns}>
        <div className={css.column}>
          <UsualStore />
          <LastOrder />
          <MemberCards />
        </div>
        <div className={css.column}>
          <Card as="section" aria-labelledby="for-you-account">
            <h2 id="for-you-account" className={look.heading3}>
              {text('home-feed.account-title')}
            </h2>
            <MemberLinks pages={['profile', 'history', 'cards', 'payment', 'rewards', 'settings']} />
          </Card>
          <Card as="section" aria-labelledby="for-you-session">
            <div className={css.part}>
              <h2 id="for-you-session" className={look.heading3}>
                {text('home-feed.session-title')}
              </h2>
              <p className={look.smallMuted}>{text('home-feed.session-text')}</p>
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
