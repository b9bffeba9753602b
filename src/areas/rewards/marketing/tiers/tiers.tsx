import { useRef, useState } from 'react';
import { LOYALTY_TIERS } from '#domain/rewards/loyalty-tier.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { useColumns } from '#parts/use-columns.ts';
import { Section } from '../section.tsx';
import { TierCard } from './tier-card.tsx';
import { useTierFacts } from './tier-facts.ts';
import * as css from './tiers.css.ts';

/** The three tiers (RWD-024, RWD-025): a page each where they do not fit beside each other; styles decide which. */
export function Tiers() {
  const { text } = useMessages();
  return (
    <Section title={text('rewards-marketing.tiers.title')} lead={text('rewards-marketing.tiers.lead')} onPaper>
      <TierCarousel />
      <TextTo to="/rewards/benefits" className={css.compare}>
        {text('rewards-marketing.tiers.compare')}
      </TextTo>
    </Section>
  );
}

function TierCarousel() {
  const { text } = useMessages();
  const { nameOf } = useTierFacts();
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const isSideBySide = useColumns();

  const look = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  const turnTo = (slide: number) => {
    const left = track.current?.children[slide];
    if (left instanceof HTMLElement) track.current?.scrollTo({ left: left.offsetLeft });
  };

  return (
    <div className={css.carousel}>
      <ul
        ref={track}
        className={css.track}
        tabIndex={isSideBySide ? undefined : 0}
        onScroll={look}
        aria-label={text('rewards-marketing.tiers.title')}
      >
        {LOYALTY_TIERS.map((tier) => (
          <li key={tier} className={css.slide}>
            <TierCard tier={tier} />
          </li>
        ))}
      </ul>
      {isSideBySide ? null : (
        <fieldset className={css.dots} aria-label={text('rewards-marketing.tiers.slides')}>
          {LOYALTY_TIERS.map((tier, slide) => (
            <button
              key={tier}
              type="button"
              className={css.dot}
              aria-current={slide === shown}
              aria-label={text('rewards-marketing.tiers.slide', {
                level: nameOf(tier),
                at: slide + 1,
                count: LOYALTY_TIERS.length,
              })}
              onClick={() => turnTo(slide)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
