import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { brandPanel } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './rewards-invitation.css.ts';

const TITLE_ID = 'home-rewards';

/** Sign in or join (FED-023), and the way to what the programme is; members find the way to their Stars in the same place. */
export function RewardsInvitation() {
  const { text } = useMessages();
  const isMember = useVisitor().kind === 'member';
  return (
    <section className={classNames(brandPanel, css.panel)} aria-labelledby={TITLE_ID}>
      <ProgrammePicture name="sr6-rewards/enjoy" size={[320, 240]} className={css.picture} />
      <div className={css.words}>
        <h2 id={TITLE_ID} className={look.heading2}>
          {text('home.rewards.title')}
        </h2>
        <p className={css.text}>{text(isMember ? 'home.rewards.member-text' : 'home.rewards.text')}</p>
        <div className={css.actions}>
          {isMember ? (
            <ButtonTo to="/account/rewards">{text('common.your-rewards')}</ButtonTo>
          ) : (
            <>
              <ButtonTo to="/account/create">{text('common.join-now')}</ButtonTo>
              <ButtonTo to="/account/signin" variant="secondary">
                {text('common.sign-in')}
              </ButtonTo>
            </>
          )}
        </div>
        <TextTo to="/rewards">{text('common.rewards-how')}</TextTo>
      </div>
    </section>
  );
}
