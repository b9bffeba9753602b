import { caloriesOf, priceOf } from '#domain/menu/product-choice.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { usePrice } from '#parts/money-and-dates.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import type { ReadyProduct } from '../product-choice.flow.ts';
import * as css from './option-fields.css.ts';
import { OptionFields } from './option-fields.tsx';
import type { OptionSection } from './option-sections.ts';

export type OptionSheetProps = { section: OptionSection; product: ReadyProduct; onClose: () => void };

/** The options of a section over the page of a phone; what it costs now stays in sight, and Back closes it. */
export function OptionSheet({ section, product, onClose }: OptionSheetProps) {
  const { text } = useMessages();
  const priceText = usePrice();
  const close = useBackCloses(onClose);
  const { details, form, choice } = product;
  const price = priceOf(details, form, choice);
  const calories = caloriesOf(details, form, choice);
  return (
    <ResponsiveDialog
      open
      onClose={close}
      title={section.name}
      closeLabel={text('common.close')}
      description={[
        price === null ? null : priceText(price, details.product.currency),
        calories === null ? null : text('common.calories', { count: calories }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <Button fullWidth onClick={close}>
          {text('menu-product.done')}
        </Button>
      }
    >
      <div className={css.fields}>
        <OptionFields section={section} product={product} />
      </div>
    </ResponsiveDialog>
  );
}
