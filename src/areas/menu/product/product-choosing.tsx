import type { ProductRequest } from '#domain/menu/choice-change.ts';
import { allergenBearers, areAllergensKnown } from '#domain/menu/product-choice.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { choiceTexts } from '#parts/menu/choice-texts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { look } from '#ui/theme/text.css.ts';
import { AddBar } from './add-bar.tsx';
import { AllergenLine } from './nutrition/allergen-line.tsx';
import { NutritionLink } from './nutrition/nutrition-link.tsx';
import { OptionGroups } from './options/option-groups.tsx';
import type { ReadyProduct } from './product-choice.flow.ts';
import * as css from './product-page.css.ts';
import { QuantityField } from './quantity-field.tsx';
import { SizeSelector } from './size-selector.tsx';

type ProductChoosingProps = { request: ProductRequest; product: ReadyProduct };

/** Everything that is chosen about a product, what it comes to, and the way into the order. */
export function ProductChoosing({ request, product }: ProductChoosingProps) {
  const messages = useMessages();
  const { text } = messages;
  const { details, form, choice, lost } = product;
  // A cup to keep has neither nutrients nor allergens.
  const isEdible = form.sizes.some(({ nutrition }) => nutrition !== null);
  const differences = choiceTexts(details, choice, messages);
  const named = lost.filter((name) => name !== '');
  const list = new Intl.ListFormat(messages.locale);
  return (
    <>
      {product.line !== null ? (
        <Notice tone="info">
          {product.insteadOf === null
            ? text('menu-product.editing')
            : text('menu.replacing', { name: product.insteadOf })}
        </Notice>
      ) : null}
      {lost.length > 0 ? (
        <Notice tone="warning" live="polite">
          {named.length > 0
            ? text('menu-product.lost', { names: list.format(named) })
            : text('menu-product.lost-unnamed')}
        </Notice>
      ) : null}
      <SizeSelector product={product} />
      {details.optionGroups.length > 0 ? (
        <section className={css.section} aria-labelledby="product-options">
          <h2 id="product-options" className={look.heading2}>
            {text('menu-product.options')}
          </h2>
          <p className={look.smallMuted}>
            {differences.length > 0 ? differences.join(', ') : text('menu-product.as-it-comes')}
          </p>
          <OptionGroups product={product} />
        </section>
      ) : null}
      <QuantityField product={product} />
      {isEdible ? (
        <section className={css.facts}>
          <AllergenLine
            allergens={details.product.allergens}
            bearers={allergenBearers(details, choice)}
            isIncomplete={!areAllergensKnown(details, choice)}
          />
          <NutritionLink request={request} sizeCode={choice.sizeCode} line={product.line} />
        </section>
      ) : null}
      <AddBar product={product} />
    </>
  );
}
