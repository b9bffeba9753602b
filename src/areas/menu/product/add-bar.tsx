import { useId } from 'react';
import type { AddObstacle } from '#domain/menu/choice-change.ts';
import type { ProductDetails } from '#domain/menu/product.ts';
import { caloriesOf, priceOf } from '#domain/menu/product-choice.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { usePrice } from '#parts/money-and-dates.ts';
import { Button } from '#ui/button/button.tsx';
import * as css from './add-bar.css.ts';
import { sectionOf } from './options/option-sections.ts';
import type { ReadyProduct } from './product-choice.flow.ts';

/** What it costs and the way into the order; why it cannot go there stands beside the button. */
export function AddBar({ product }: { product: ReadyProduct }) {
  const { details, form, choice, quantity, line, obstacle, add } = product;
  const { text } = useMessages();
  const priceText = usePrice();
  const reasonId = useId();
  const price = priceOf(details, form, choice);
  const calories = caloriesOf(details, form, choice);
  const reason = useReason(details, obstacle);
  const total = price === null ? null : priceText(price * quantity, details.product.currency);
  return (
    <div className={css.bar}>
      <div className={css.facts}>
        <p className={css.price} aria-live="polite">
          {total}
        </p>
        {calories === null ? null : <p className={css.calories}>{text('common.calories', { count: calories })}</p>}
      </div>
      <Button
        size="large"
        className={css.add}
        unavailable={obstacle !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        // How many is what the stepper says: the second press of a double click adds none (D-252).
        onClick={({ detail }) => (detail > 1 ? undefined : add())}
      >
        {text(line === null ? 'menu-product.add' : 'menu-product.save')}
      </Button>
      {reason === null ? null : (
        <p id={reasonId} className={css.reason}>
          {reason}
        </p>
      )}
    </div>
  );
}

/** The words for what keeps it from the order (MNU-018, PRV-029 to PRV-032). */
function useReason(details: ProductDetails, obstacle: AddObstacle | null): string | null {
  const { text } = useMessages();
  if (obstacle === null) return null;
  if (obstacle.kind === 'choice') {
    const section = sectionOf(details, obstacle.problem);
    return section ? text('menu-product.check-section', { name: section.name }) : text('menu-product.check-choice');
  }
  const id = unavailableTexts[obstacle.availability];
  return id === null ? null : text(id);
}
