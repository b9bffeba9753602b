import type { Benefit } from '#domain/rewards/benefits.ts';
import type { Messages } from '#messages/messages.ts';
import type { BentoCard } from './bento-grid.tsx';

type Words = Pick<Messages, 'text' | 'number'> & {
  /** Integer cents as money, without decimals where it is whole. */
  readonly money: (cents: number) => string;
};

/** A benefit of a level in words. */
export function benefitCard(benefit: Benefit, { text, number, money }: Words): BentoCard {
  switch (benefit.id) {
    case 'earn':
      return {
        id: benefit.id,
        figure: number(benefit.starsPerDollar, {}),
        title: text('rewards-mine.earn.title', { stars: benefit.starsPerDollar, amount: money(100) }),
        words: text('rewards-mine.earn.text'),
        picture: 'drink-latte',
      };
    case 'expiry':
      return {
        id: benefit.id,
        title: text(benefit.starsExpire ? 'rewards-mine.expiry.title' : 'rewards-mine.no-expiry.title'),
        words: text(benefit.starsExpire ? 'rewards-mine.expiry.text' : 'rewards-mine.no-expiry.text'),
        picture: 'drink-cappuccino',
      };
    case 'birthday':
      return {
        id: benefit.id,
        figure: number(benefit.days, {}),
        title: text('rewards-mine.birthday.title', { days: benefit.days }),
        words: text(benefit.days === 1 ? 'rewards-mine.birthday.on-the-day' : 'rewards-mine.birthday.text'),
        picture: 'food-muffin',
      };
    case 'mod-monday':
      return {
        id: benefit.id,
        figure: number(benefit.times, {}),
        title: text('rewards-mine.mod-monday.title'),
        words: text('rewards-mine.mod-monday.text'),
        picture: 'drink-mocha',
      };
    case 'redeem':
      return {
        id: benefit.id,
        figure: number(benefit.from, {}),
        title: text('rewards-mine.redeem.title'),
        words: text('rewards-mine.redeem.text'),
        picture: 'food-croissant',
      };
  }
}
