import Coffee from 'lucide-react/icons/coffee';
import CupSoda from 'lucide-react/icons/cup-soda';
import type { ProductForm, ProductSize } from '#domain/menu/product.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { look } from '#ui/theme/text.css.ts';
import type { ReadyProduct } from './product-choice.flow.ts';
import * as css from './size-selector.css.ts';

/** The sizes as cups that grow; a product of one size only says which. */
export function SizeSelector({ product: { form, details, choice, chooseSize } }: { product: ReadyProduct }) {
  const { text } = useMessages();
  const priceText = usePrice();
  const { currency } = details.product;
  const [only, ...others] = form.sizes;
  if (only && others.length === 0) {
    return <p className={look.smallMuted}>{[only.name, only.nutrition?.servingSize].filter(Boolean).join(', ')}</p>;
  }
  return (
    <RadioCards
      className={css.sizes}
      layout="grid"
      legend={<span className={look.heading2}>{text('menu-product.size')}</span>}
      options={form.sizes.map((size, position) => ({
        value: size.sizeCode,
        label: size.name,
        detail: detailOf(size, priceText(size.price, currency)),
        picture: <Cup form={form} step={position} />,
      }))}
      value={choice.sizeCode}
      onValueChange={chooseSize}
    />
  );
}

function detailOf({ nutrition }: ProductSize, price: string) {
  return (
    <>
      {nutrition?.servingSize ? <span className={css.serving}>{nutrition.servingSize}</span> : null}
      <span className={css.serving}>{price}</span>
    </>
  );
}

function Cup({ form: { formCode }, step }: { form: ProductForm; step: number }) {
  const Icon = formCode === 'hot' ? Coffee : CupSoda;
  return <Icon className={css.cups[CUPS[step] ?? 'largest']} aria-hidden="true" />;
}

const CUPS = ['small', 'medium', 'large', 'largest'] as const;
