import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { screen as frame } from '#parts/pages/member-page.css.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';

/** The home feed of a visitor who is not signed in (FED-002, AMB-14). */
export function GuestFeed() {
  const { text } = useMessages();
  return (
    <div className={classNames(page.wide, frame)}>
      <h1 className={look.heading1} tabIndex={-1}>
        {text('home-guest.greeting')}
      </h1>
      <div>
        <ButtonLink size="large" render={<Link to="/menu" />}>
          {text('home-guest.order')}
        </ButtonLink>
      </div>
    </div>
  );
}
