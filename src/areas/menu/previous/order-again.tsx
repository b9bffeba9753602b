import { type ReactNode, useMemo } from 'react';
import { cartItemOfFavourite } from '#domain/menu/favourite-product.ts';
import { listedItems, type PreviousOrder, type PreviousProduct, usualOf } from '#domain/menu/previous-order.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { ProductPicture } from '#parts/menu/product-picture.tsx';
import { momentOf, shortDayOf } from '#parts/money-and-dates.ts';
import { TextTo } from '#parts/page-links.tsx';
import { useCartCount, useCartPort } from '#session/cart/cart.ts';
import { useClock } from '#session/session-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { useFavouriteProducts } from '../favourites/use-favourite-products.ts';
import * as css from './order-again.css.ts';
import { useFollowedByMember, usePreviousOrders } from './previous-orders.flow.ts';
import { useReorder } from './reorder.flow.ts';
import { ReorderResult } from './reorder-result.tsx';

const TITLE_ID = 'order-again';

/** What a member has most often and what they had last, each one press from the cart. */
export function OrderAgain() {
  const { text } = useMessages();
  const previous = usePreviousOrders();
  useFollowedByMember(previous);
  const reorder = useReorder(previous.storeNumber);
  // One and the same while the orders are: which item is under way is known by it.
  const usual = useMemo(() => usualOf(previous.orders), [previous.orders]);
  const last = previous.orders.find((order) => listedItems(order).length > 0);
  const isListed = previous.isEmpty || previous.orders.length > 0;
  return (
    <Card as="section" aria-labelledby={TITLE_ID} className={css.card}>
      <h2 id={TITLE_ID} className={look.heading3}>
        {text('menu-previous.again')}
      </h2>
      {previous.failure === null ? null : <QueryStatus failure={previous.failure} onRetry={previous.retry} />}
      {isListed || previous.failure !== null ? null : <RowsSkeleton />}
      {usual === null ? null : <Usual item={usual} reorder={reorder} />}
      {isListed && usual === null ? <FavouriteUsual /> : null}
      {last ? <LastOrder order={last} reorder={reorder} /> : null}
      <Ways />
      {reorder.result === null ? null : <ReorderResult reorder={reorder} result={reorder.result} />}
    </Card>
  );
}

type RowProps = {
  readonly picture: ReactNode;
  readonly label: ReactNode;
  readonly title: ReactNode;
  readonly details: ReactNode;
  readonly action: ReactNode;
};

function Row({ picture, label, title, details, action }: RowProps) {
  return (
    <div className={css.row}>
      {picture}
      <div className={css.words}>
        <p className={css.label}>{label}</p>
        <h3 className={classNames(look.strong, css.title)}>{title}</h3>
        <p className={look.smallMuted}>{details}</p>
      </div>
      {action}
    </div>
  );
}

type Reorder = ReturnType<typeof useReorder>;

function Usual({ item, reorder }: { readonly item: PreviousProduct; readonly reorder: Reorder }) {
  const { text } = useMessages();
  const { name, size, picture } = item;
  const alone = useMemo(() => [item], [item]);
  return (
    <Row
      picture={<ProductPicture address={picture} className={css.picture} eager />}
      label={text('menu-previous.usual')}
      title={name}
      details={size}
      action={
        <Button
          size="small"
          variant="secondary"
          className={css.action}
          busy={reorder.underWay === alone}
          busyLabel={text('menu-previous.adding')}
          unavailable={reorder.underWay !== null}
          aria-label={text('menu-previous.add-item', { name })}
          onClick={() => reorder.order(alone)}
        >
          {text('common.add')}
        </Button>
      }
    />
  );
}

/** A favourite stands in for the usual where nothing was ordered yet. */
function FavouriteUsual() {
  const { text } = useMessages();
  const cart = useCartPort();
  const clock = useClock();
  const favourites = useFavouriteProducts();
  if (favourites.state === 'loading') return <RowsSkeleton />;
  const favourite =
    favourites.state === 'listed'
      ? favourites.favourites.find(({ product }) => product.availability === 'Available')
      : undefined;
  if (!favourite) return <Nothing />;
  const { name, product, forms, customizations } = favourite;
  return (
    <Row
      picture={<ProductPicture address={product.picture} className={css.picture} eager />}
      label={text('menu-previous.favourite')}
      title={name}
      details={[forms[0].sizes[0].name, ...customizations].join(', ')}
      action={
        <Button
          size="small"
          variant="secondary"
          className={css.action}
          aria-label={text('menu-previous.add-item', { name })}
          onClick={() => cart.add(cartItemOfFavourite(favourite, clock.now()))}
        >
          {text('common.add')}
        </Button>
      }
    />
  );
}

function Nothing() {
  const { text } = useMessages();
  return (
    <div className={css.nothing}>
      <Art name="empty-no-previous" className={css.nothingPicture} />
      <p className={look.smallMuted}>{text('menu-previous.empty-hint')}</p>
    </div>
  );
}

function LastOrder({ order, reorder }: { readonly order: PreviousOrder; readonly reorder: Reorder }) {
  const { text, locale } = useMessages();
  const items = useMemo(() => listedItems(order), [order]);
  const [first] = items;
  const date = momentOf(order.date, locale);
  const store = order.storeName ?? text('common.order');
  return (
    <Row
      picture={<ProductPicture address={first?.picture ?? ''} className={css.picture} />}
      label={text('menu-previous.last')}
      title={items.map(({ name }) => name).join(', ')}
      details={
        <>
          {`${store}\u00a0· `}
          <span className={css.day}>{shortDayOf(order.date, locale)}</span>
        </>
      }
      action={
        <Button
          size="small"
          variant="secondary"
          className={css.action}
          busy={reorder.underWay === items}
          busyLabel={text('menu-previous.adding')}
          unavailable={reorder.underWay !== null}
          aria-label={`${text('menu-previous.reorder')} ${text('menu-previous.reorder-of', { store, date })}`}
          onClick={() => reorder.order(items)}
        >
          {/* Below the words for what was ordered last, and shorter: on one line in every language. */}
          {text('menu-previous.reorder-last')}
        </Button>
      }
    />
  );
}

/** To everything that was ordered, kept or put into the cart (FED-015). */
function Ways() {
  const { text } = useMessages();
  const count = useCartCount();
  return (
    <p className={css.ways}>
      {count === 0 ? null : <TextTo to="/menu/cart">{text('menu-previous.cart', { count })}</TextTo>}
      <TextTo to="/menu/previous">{text('menu-previous.title')}</TextTo>
      <TextTo to="/menu/favorites">{text('menu.favorites')}</TextTo>
    </p>
  );
}

function RowsSkeleton() {
  return (
    <>
      {['usual', 'last'].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton shape="square" className={css.picture} />
          <SkeletonText lines={3} className={css.words} />
        </div>
      ))}
    </>
  );
}
