import { HOTEL_TERMS } from '#domain/rewards/hotel-partnership.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import type { ArtName } from '#ui/art/art-name.ts';
import { look } from '#ui/theme/text.css.ts';
import { NoteReference } from './footnote.tsx';
import * as css from './hotel-landing.css.ts';

const { linkedBeforeStay: hours, transfer, week } = HOTEL_TERMS;

/** What linked accounts bring, and how they are linked; each promise has its note in the terms. */
export function HotelBenefits() {
  const { text } = useMessages();
  const benefits: { picture: ArtName; title: string; words: string }[] = [
    {
      picture: 'drink-latte',
      title: text('rewards-partnership.week.title'),
      words: text('rewards-partnership.week.text', { purchases: week.purchases, points: week.points }),
    },
    {
      picture: 'hotel-suitcase',
      title: text('rewards-partnership.stay.title'),
      words: text('rewards-partnership.stay.text', { hours }),
    },
    {
      picture: 'hotel-points',
      title: text('rewards-partnership.transfer.title'),
      words: text('rewards-partnership.transfer.text', { least: transfer.minimum, most: transfer.maximumPerDay }),
    },
  ];
  const steps = [
    { title: text('rewards-partnership.how.sign-in.title'), words: text('rewards-partnership.how.sign-in.text') },
    { title: text('rewards-partnership.how.agree.title'), words: text('rewards-partnership.how.agree.text') },
    { title: text('rewards-partnership.how.enjoy.title'), words: text('rewards-partnership.how.enjoy.text') },
  ];
  return (
    <>
      <section aria-labelledby="benefits-title" className={css.part}>
        <h2 id="benefits-title" className={look.heading2}>
          {text('rewards-partnership.benefits')}
        </h2>
        <ul className={css.benefits}>
          {benefits.map(({ picture, title, words }, at) => (
            <li key={picture} className={css.benefit}>
              <Art name={picture} lazy className={css.benefitPicture} />
              <div className={css.benefitWords}>
                <h3 className={look.heading3}>{title}</h3>
                <p className={css.promise}>
                  {words}
                  <NoteReference number={at + 1} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how-title" className={css.part}>
        <h2 id="how-title" className={look.heading2}>
          {text('rewards-partnership.how')}
        </h2>
        <ol className={css.steps}>
          {steps.map(({ title, words }) => (
            <li key={title} className={css.step}>
              <h3 className={look.heading3}>{title}</h3>
              <p className={look.smallMuted}>{words}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
