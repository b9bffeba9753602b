import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { productQuery } from '#api/menu/product.ts';
import { failureCodeOf, isNoSuchProduct } from '#domain/failure.ts';
import type { ProductDetails, ProductForm } from '#domain/menu/product.ts';
import { usualSize } from '#domain/menu/product-choice.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { LoadingOrError } from '#parts/loading/loading-or-error.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { ProductMissing } from '../product-missing.tsx';
import { useMenuStore } from '../use-menu-store.ts';
import { AllergenLine } from './allergen-line.tsx';
import * as css from './nutrition.css.ts';
import { NutritionTable } from './nutrition-table.tsx';

type NutritionScreenProps = {
  readonly productNumber: string;
  readonly formCode: string;
  /** The size whose nutrition is shown; the usual one where the product has no such size. */
  readonly size: string | null;
  /** The line of the cart that is being changed; null for something new. */
  readonly line: string | null;
  readonly onSizeChosen: (sizeCode: string) => void;
};

/** What is in a product, for each of its sizes (MNU-004, MNU-019). */
export function NutritionScreen({ productNumber, formCode, size, line, onSizeChosen }: NutritionScreenProps) {
  const { text, locale } = useMessages();
  const storeNumber = useMenuStore();
  const query = useQuery(productQuery(productNumber, locale, storeNumber));
  const details = query.data;
  const form = details?.product.forms.find((one) => one.formCode === formCode);
  usePageSubject(form && details ? details.product.name : null);
  const isMissing = !details && query.error !== null && isNoSuchProduct(failureCodeOf(query.error));
  if (isMissing || details === null || (details && !form?.sizes.length)) return <ProductMissing />;
  return (
    <article className={classNames(page.reading, css.screen)}>
      <header className={css.head}>
        <div className={css.words}>
          <TextLink
            standalone
            render={
              <Link
                to="/menu/product/$productNumber/$formCode"
                params={{ productNumber, formCode }}
                search={{ line }}
              />
            }
          >
            <ChevronLeft size={20} aria-hidden="true" />
            {text('menu-product.back', { product: details?.product.name ?? text('menu-product.page-title') })}
          </TextLink>
          <h1 className={look.heading1} tabIndex={-1}>
            {details
              ? text('menu-product.nutrition-of', { product: details.product.name })
              : text('menu-product.nutrition-title')}
          </h1>
        </div>
        {details ? <ProductPicture eager address={details.product.picture} className={css.picture} /> : null}
      </header>
      {details && form ? <Facts details={details} form={form} size={size} onSizeChosen={onSizeChosen} /> : null}
      {details ? null : <LoadingOrError query={query} title={text('menu-product.failed')} />}
    </article>
  );
}

type FactsProps = Pick<NutritionScreenProps, 'size' | 'onSizeChosen'> & { details: ProductDetails; form: ProductForm };

function Facts({ details: { product }, form, size, onSizeChosen }: FactsProps) {
  const { text } = useMessages();
  const shown = form.sizes.find(({ sizeCode }) => sizeCode === size) ?? usualSize(form);
  return (
    <>
      {form.sizes.length > 1 ? (
        <RadioCards
          layout="chips"
          legend={text('menu-product.size')}
          options={form.sizes.map(({ sizeCode, name }) => ({ value: sizeCode, label: name }))}
          value={shown?.sizeCode}
          onValueChange={onSizeChosen}
        />
      ) : null}
      {shown?.nutrition ? <NutritionTable nutrition={shown.nutrition} /> : <p>{text('menu-product.no-nutrition')}</p>}
      {product.ingredients === '' ? null : (
        <section className={css.section}>
          <h2 className={look.heading3}>{text('menu-product.ingredients')}</h2>
          <p>{product.ingredients}</p>
        </section>
      )}
      <section className={css.section}>
        <h2 className={look.heading3}>{text('menu-product.allergens-title')}</h2>
        <AllergenLine allergens={product.allergens} />
      </section>
    </>
  );
}
