import Plus from 'lucide-react/icons/plus';
import Store from 'lucide-react/icons/store';
import { type ReactNode, useMemo } from 'react';
import { isExpress, listedItems, type PreviousOrder, type PreviousProduct } from '#domain/menu/previous-order.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { momentOf } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './previous-orders.css.ts';
import type { useReorder } from './reorder.flow.ts';

type Reorder = ReturnType<typeof useReorder>;

/** One order: where and when, what was in it, and the ways to order it again. */
export function PreviousOrderCard({ order, reorder }: { readonly order: PreviousOrder; readonly reorder: Reorder }) {
  const { text, locale } = useMessages();
  const items = useMemo(() => listedItems(order), [order]);
  const date = momentOf(order.date, locale);
  const title = order.storeName ?? text('common.order');
  const isUnderWay = reorder.underWay !== null;
  return (
    <Card as="li" padding="none" className={css.card}>
      <div className={css.head}>
        <div className={css.headWords}>
          <h2 className={look.heading3}>{title}</h2>
          <p className={look.smallMuted}>{date}</p>
        </div>
        {isExpress(order) ? (
          <Badge>
            <Store size={14} aria-hidden="true" /> {text('common.in-store')}
          </Badge>
        ) : null}
      </div>
      <ul className={css.items}>
        {items.map((item) => (
          <Item key={item.itemId} item={item} reorder={reorder} />
        ))}
      </ul>
      <div className={css.doing}>
        <ButtonTo to="/account/history" variant="ghost" size="small" atStart>
          {text('menu-previous.receipt')}
        </ButtonTo>
        {items.length === 0 ? null : (
          <Button
            // Where nothing can be had it leads to another store, if anything.
            variant={items.some(({ availability }) => availability === 'Available') ? 'primary' : 'secondary'}
            busy={reorder.underWay === items}
            busyLabel={text('menu-previous.adding')}
            unavailable={isUnderWay}
            onClick={() => reorder.order(items)}
          >
            {text('menu-previous.reorder')}
            <VisuallyHidden> {text('menu-previous.reorder-of', { store: title, date })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  );
}

function Item({ item, reorder }: { readonly item: PreviousProduct; readonly reorder: Reorder }) {
  const { text } = useMessages();
  const { name, size, quantity, picture, availability } = item;
  const unavailable = unavailableTexts[availability];
  const alone = useMemo(() => [item], [item]);
  return (
    <li className={css.item}>
      <ProductPicture address={picture} className={classNames(css.picture, unavailable !== null && css.faded)} />
      <div className={css.itemWords}>
        <p className={look.strong}>
          <ItemName item={item}>
            {quantity > 1 ? text('menu.choice.many', { count: quantity, option: name }) : name}
          </ItemName>
        </p>
        {size === '' ? null : <p className={look.smallMuted}>{size}</p>}
        {unavailable === null ? null : <p className={css.unavailable}>{text(unavailable)}</p>}
      </div>
      {unavailable === null ? (
        <IconButton
          label={text('menu-previous.add-item', { name })}
          icon={reorder.underWay === alone ? <Spinner /> : <Plus aria-hidden="true" />}
          unavailable={reorder.underWay !== null}
          onClick={() => reorder.order(alone)}
        />
      ) : null}
    </li>
  );
}

/** A link to the page of the product, where the menu still has it. */
function ItemName({ item, children }: { readonly item: PreviousProduct; readonly children: ReactNode }) {
  const { productNumber, formCode } = item;
  if (formCode === '') return children;
  return (
    <Link to="/menu/product/$productNumber/$formCode" params={{ productNumber, formCode }} className={css.itemLink}>
      {children}
    </Link>
  );
}
