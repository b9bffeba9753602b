import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './create-account.css.ts';

const BENEFITS = [
  { words: 'stars', picture: 'tier-gold' },
  { words: 'ahead', picture: 'drink-latte' },
  { words: 'birthday', picture: 'food-muffin' },
] as const;

/** What members enjoy; on a phone in a few words. */
export function JoinBenefits() {
  const { text } = useMessages();
  return (
    <section aria-labelledby="join-benefits" className={css.benefits}>
      <h2 id="join-benefits" className={look.overline}>
        {text('account.join.benefits.title')}
      </h2>
      <ul className={css.benefitList}>
        {BENEFITS.map(({ words, picture }) => (
          <li key={words} className={css.benefit}>
            <Art name={picture} className={css.benefitPicture} />
            <div>
              <h3 className={look.strong}>{text(`account.join.benefits.${words}-title`)}</h3>
              <p className={css.benefitText}>{text(`account.join.benefits.${words}-text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
