import type { RefObject } from 'react';
import { cartCount, isAvailable } from '#domain/ordering/cart.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { look } from '#ui/theme/text.css.ts';
import type { CartPage } from './cart.flow.ts';
import { SimilarLink } from './cart-line.tsx';
import * as css from './unavailable-dialog.css.ts';

export type UnavailableDialogProps = Pick<CartPage, 'lines' | 'menus'> & {
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onContinue: () => void;
  readonly onDismiss: () => void;
};

/** What the store does not have of the order, and the ways on (PRV-026 to PRV-028). */
export function UnavailableDialog({ lines, menus, finalFocus, onContinue, onDismiss }: UnavailableDialogProps) {
  const { text } = useMessages();
  const close = useBackCloses(onDismiss);
  const goOn = () => {
    onContinue();
    close();
  };
  const gone = lines.filter(({ item }) => !isAvailable(item));
  const isAll = gone.length === lines.length;
  return (
    <ResponsiveDialog
      open
      onClose={close}
      finalFocus={finalFocus}
      title={
        isAll
          ? text('ordering.unavailable.all')
          : text('ordering.unavailable.some', { count: cartCount(gone.map(({ item }) => item)) })
      }
      description={text(isAll ? 'ordering.unavailable.text-all' : 'ordering.unavailable.text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={goOn}>
            {text('common.continue')}
          </Button>
          <ButtonLink render={<Link to="/menu/store-locator" replace />}>
            {text('common.choose-another-store')}
          </ButtonLink>
        </>
      }
    >
      <ul className={css.list}>
        {gone.map(({ item, name, picture }) => {
          const reason = unavailableTexts[item.product.availability];
          return (
            <li key={item.itemId} className={css.entry}>
              <ProductPicture address={picture} className={css.picture} />
              <div>
                <p className={look.strong}>{name}</p>
                {reason ? <p className={look.smallMuted}>{text(reason)}</p> : null}
                <SimilarLink name={name} item={item} menus={menus} replace />
              </div>
            </li>
          );
        })}
      </ul>
    </ResponsiveDialog>
  );
}
