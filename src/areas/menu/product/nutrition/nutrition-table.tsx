import type { Nutrition } from '#domain/menu/product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './nutrition.css.ts';

/** What a size holds, line by line; what is not known is said, never taken for none (MNU-019, D-073). */
export function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const { text, number } = useMessages();
  const grams = (amount: number) => number(amount, { style: 'unit', unit: 'gram', unitDisplay: 'short' });
  // No unit of Intl counts milligrams.
  const milligrams = (amount: number) => `${number(amount, {})}\u00a0mg`;
  const rows = [
    ['calories', (amount: number) => number(amount, {})],
    ['fat', grams],
    ['cholesterol', milligrams],
    ['sodium', milligrams],
    ['carbohydrates', grams],
    ['sugars', grams],
    ['protein', grams],
    ['caffeine', milligrams],
  ] as const;
  return (
    <div>
      <dl className={css.table}>
        {nutrition.servingSize === '' ? null : (
          <div className={css.row}>
            <dt>{text('menu-product.serving')}</dt>
            <dd className={css.amount}>{nutrition.servingSize}</dd>
          </div>
        )}
        {rows.map(([nutrient, written]) => {
          const amount = nutrition[nutrient];
          return (
            <div key={nutrient} className={css.row}>
              <dt>{text(`menu-product.nutrient.${nutrient}`)}</dt>
              <dd className={css.amount}>{amount === null ? text('menu-product.not-known') : written(amount)}</dd>
            </div>
          );
        })}
      </dl>
      <p className={look.smallMuted}>{text('menu-product.nutrition-note')}</p>
    </div>
  );
}
