import { REDEEM_FROM } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { PictureCard } from './picture-card.tsx';
import { Section } from './section.tsx';
import * as css from './sections.css.ts';

/** How Stars are earned and spent, in three cards (RWD-005, RWD-012). */
export function HowItWorks() {
  const { text } = useMessages();
  return (
    <Section title={text('rewards-marketing.how.title')}>
      <ol className={css.threes}>
        <PictureCard picture="sr6-rewards/join" title={text('rewards-marketing.how.join.title')}>
          {text('rewards-marketing.how.join.text')}
        </PictureCard>
        <PictureCard picture="sr6-rewards/earn" title={text('rewards-marketing.how.earn.title')}>
          {text('rewards-marketing.how.earn.text')}
        </PictureCard>
        <PictureCard picture="sr6-rewards/enjoy" title={text('rewards-marketing.how.enjoy.title')}>
          {text('rewards-marketing.how.enjoy.text', { stars: REDEEM_FROM })}
        </PictureCard>
      </ol>
    </Section>
  );
}
