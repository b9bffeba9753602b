import { REDEEM_FROM } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel, page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './hero.css.ts';
import { RewardsTabs } from './rewards-tabs.tsx';

/** What the programme is, and the way into it (RWD-010, RWD-011); its upper edge keeps the room of the tabs. */
export function Hero({ showSubnav }: { readonly showSubnav: boolean }) {
  const { text } = useMessages();
  return (
    <section className={classNames(brandPanel, css.hero)} aria-labelledby="rewards-title">
      <div className={classNames(page.wide, css.inside)}>
        <div className={css.subnav}>{showSubnav ? <RewardsTabs /> : null}</div>
        <div className={css.words}>
          <h1 id="rewards-title" className={look.display} tabIndex={-1}>
            {text('rewards-marketing.title')}
          </h1>
          <p className={look.lead}>{text('rewards-marketing.lead', { stars: REDEEM_FROM })}</p>
          <div className={css.actions}>
            <HeroActions />
          </div>
        </div>
        <ProgrammePicture urgent name="sr6-rewards/hero" size={[640, 480]} className={css.picture} />
      </div>
    </section>
  );
}

function HeroActions() {
  const { text } = useMessages();
  if (useVisitor().kind === 'member') {
    return (
      <ButtonTo to="/menu" size="large">
        {text('common.see-menu')}
      </ButtonTo>
    );
  }
  return (
    <>
      <ButtonTo to="/account/create" size="large">
        {text('common.join-now')}
      </ButtonTo>
      <TextLink standalone render={<Link to="/account/signin" search={{ returnUrl: '/rewards' }} />}>
        {text('common.sign-in')}
      </TextLink>
    </>
  );
}
