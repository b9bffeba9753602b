import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Trash2 from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { menusQuery } from '#api/menu/menu.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { placeOnMenu } from '#domain/ordering/cart-availability.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { usePrice } from '#parts/money-and-dates.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './cart-line.css.ts';
import type { LineView } from './line-view.ts';

type CartLineProps = {
  readonly line: LineView;
  readonly menus: ReturnType<typeof menusQuery>;
  /** Whether it is known, or being asked, what the store has; null without a store, or where that could not be had. */
  readonly comparison: 'comparing' | 'compared' | null;
  /** What the store has of it has changed. */
  readonly isFlagged: boolean;
  /** How many more the order may hold. */
  readonly room: number;
  readonly onQuantityChange: (delta: number) => void;
  readonly onRemove: () => void;
};

/** One line: what it is, whether it can be had, what it costs, and how many. */
export function CartLine({ line, menus, comparison, isFlagged, room, onQuantityChange, onRemove }: CartLineProps) {
  const { text } = useMessages();
  const { item, name, picture, size, options } = line;
  const { quantity, product } = item;
  const isGone = product.availability !== 'Available';
  return (
    <li className={css.line} aria-label={name}>
      <ProductPicture address={picture} className={classNames(css.picture, isGone && css.faded)} />
      <div className={css.facts}>
        <div className={css.words}>
          <h2 className={look.heading3} tabIndex={-1}>
            {name}
          </h2>
          <p className={look.smallMuted}>{size}</p>
          {options.length > 0 ? (
            <ul className={classNames(look.smallMuted, css.options)}>
              {options.map((option) => (
                <li key={option}>{option}</li>
              ))}
            </ul>
          ) : null}
          <Availability line={line} comparison={comparison} isFlagged={isFlagged} />
        </div>
        <LinePrice line={line} />
      </div>
      <div className={css.doing}>
        {isGone ? (
          <SimilarLink name={name} item={item} menus={menus} />
        ) : (
          <TextLink
            standalone
            render={
              <Link
                to="/menu/product/$productNumber/$formCode"
                params={{ productNumber: product.productNumber, formCode: product.forms[0].formCode }}
                search={{ line: item.itemId }}
                aria-label={text('common.edit-named', { name })}
              />
            }
          >
            {text('common.edit')}
          </TextLink>
        )}
        <IconButton
          label={text('common.remove-named', { name })}
          icon={<Trash2 aria-hidden="true" />}
          className={css.remove}
          onClick={onRemove}
        />
        <Stepper
          label={text('ordering.cart.quantity-of', { name })}
          value={quantity}
          min={0}
          max={quantity + Math.max(0, room)}
          onValueChange={(value) => onQuantityChange(value - quantity)}
          decrementLabel={text('ordering.cart.fewer-of', { name })}
          incrementLabel={text('ordering.cart.more-of', { name })}
          valueText={text('ordering.cart.quantity', { count: quantity })}
        />
      </div>
    </li>
  );
}

/** Whether it can be had (PRV-020), why not (PRV-029 to PRV-032), and that it was different before (ORD-016). */
function Availability({
  line: { item },
  comparison,
  isFlagged,
}: Pick<CartLineProps, 'line' | 'comparison' | 'isFlagged'>) {
  const { text } = useMessages();
  const reason = unavailableTexts[item.product.availability];
  if (reason === null) {
    if (comparison === 'comparing') return <p className={css.asked}>{text('ordering.cart.availability-asked')}</p>;
    if (comparison === null) return null;
    return (
      <p className={css.available}>
        <Check aria-hidden="true" />
        {text(isFlagged ? 'ordering.cart.back-in' : 'ordering.cart.available')}
      </p>
    );
  }
  return (
    <p className={css.gone}>
      <TriangleAlert aria-hidden="true" />
      <span>
        {text(reason)}
        {isFlagged ? <span className={css.changed}>{text('ordering.cart.changed-here')}</span> : null}
      </span>
    </p>
  );
}

function LinePrice({ line: { item, price, priceBefore } }: Pick<CartLineProps, 'line'>) {
  const { text } = useMessages();
  const priceText = usePrice();
  if (!price) return null;
  return (
    <p className={css.price}>
      <span className={look.price}>{priceText(price.amount * item.quantity, price.currency)}</span>
      {priceBefore ? (
        <span className={look.caption}>
          {text('ordering.cart.was', {
            price: priceText(priceBefore.amount * item.quantity, priceBefore.currency),
          })}
        </span>
      ) : null}
    </p>
  );
}

type SimilarLinkProps = Pick<CartLineProps, 'menus'> & {
  readonly name: string;
  readonly item: CartItem;
  readonly replace?: boolean;
};

/**
 * To what the store has instead, which takes the place of the line (ORD-010); the comparison has read its menu, so nothing is
 * asked here. Nothing is similar to what that menu does not name: such a line can only be removed.
 */
export function SimilarLink({ name, item, menus, replace = false }: SimilarLinkProps) {
  const { text } = useMessages();
  const { data = [] } = useQuery({ ...menus, enabled: false });
  const place = placeOnMenu(data, item.product.productNumber);
  if (!place) return null;
  const link = { replace, 'aria-label': text('ordering.cart.similar-named', { name }) };
  return (
    <TextLink
      standalone
      render={<Link {...link} to="/menu/$menu/$category" params={place} search={{ line: item.itemId }} />}
    >
      {text('ordering.cart.similar')}
    </TextLink>
  );
}
