import { REDEEM_FROM } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { ProgrammePicture } from '#parts/programme-picture.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { look } from '#ui/theme/text.css.ts';
import { Section } from './section.tsx';
import * as css from './sections.css.ts';

const STEPS = ['account', 'first-order', 'treat'] as const;

/** What a new member does first, and where to go from here (RWD-011, RWD-016). */
export function GetStarted() {
  const { text } = useMessages();
  const isMember = useVisitor().kind === 'member';
  const texts = {
    account: text('rewards-marketing.start.account.text'),
    'first-order': text('rewards-marketing.start.first-order.text'),
    treat: text('rewards-marketing.start.treat.text', { stars: REDEEM_FROM }),
  };
  return (
    <Section title={text('rewards-marketing.start.title')} onPaper>
      <ol className={css.threes}>
        {STEPS.map((step) => (
          <li key={step} className={css.step}>
            <ProgrammePicture name={`rewards/getting-started/${step}`} size={[240, 240]} className={css.stepPicture} />
            <div className={css.stepWords}>
              <h3 className={look.heading3}>{text(`rewards-marketing.start.${step}.title`)}</h3>
              <p className={css.muted}>{texts[step]}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        <ButtonTo to="/menu" variant="secondary">
          {text('common.see-menu')}
        </ButtonTo>
        <TextLink standalone render={<Link to={isMember ? '/account/for-you' : '/'} />}>
          {text(isMember ? 'common.for-you' : 'shell.go-home')}
        </TextLink>
      </div>
    </Section>
  );
}
