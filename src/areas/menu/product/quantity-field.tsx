import { useMessages } from '#messages/messages-provider.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { look } from '#ui/theme/text.css.ts';
import type { ReadyProduct } from './product-choice.flow.ts';
import * as css from './product-page.css.ts';

/** How many of it go into the order: at least one, at most what the order has room for. */
export function QuantityField({ product: { quantity, mostOfIt, changeQuantity } }: { product: ReadyProduct }) {
  const { text, number } = useMessages();
  const shown = number(quantity, {});
  return (
    <div className={css.quantity}>
      <h2 className={look.heading3}>{text('menu-product.quantity')}</h2>
      <Stepper
        label={text('menu-product.quantity')}
        value={quantity}
        min={1}
        max={mostOfIt}
        onValueChange={changeQuantity}
        decrementLabel={text('menu-product.quantity-less')}
        incrementLabel={text('menu-product.quantity-more')}
        displayValue={shown}
        valueText={shown}
      />
    </div>
  );
}
