import { useMessages } from '#messages/messages-provider.tsx';
import { Link, WHATEVER_SEARCH } from '#parts/link.tsx';
import { chip } from '#ui/theme/chip.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as chips from './chips.css.ts';
import * as css from './menu-frame.css.ts';
import { OrderStoreBar } from './order-store/order-store-bar.tsx';

export type MenuFrameProps = {
  /** The ways between menu, favourites and previous orders. */
  readonly hasTabs: boolean;
  /** On pages of the menu itself, which are below its address. */
  readonly isMenu: boolean;
  readonly hasStoreBar: boolean;
};

/** What stands above the pages of the menu. */
export function MenuFrame({ hasTabs, isMenu, hasStoreBar }: MenuFrameProps) {
  const { text } = useMessages();
  const current = isMenu ? ({ 'aria-current': 'page' } as const) : {};
  return (
    <div className={classNames(page.wide, css.frame)}>
      {hasTabs ? (
        <nav aria-label={text('menu.tabs')} className={chips.chips}>
          <Link to="/menu" className={chip} activeOptions={WHATEVER_SEARCH} {...current}>
            {text('shell.menu')}
          </Link>
          <Link to="/menu/favorites" className={chip} activeOptions={WHATEVER_SEARCH}>
            {text('menu.favorites')}
          </Link>
          <Link to="/menu/previous" className={chip} activeOptions={WHATEVER_SEARCH}>
            {text('menu.previous')}
          </Link>
        </nav>
      ) : null}
      {hasStoreBar ? <OrderStoreBar /> : null}
    </div>
  );
}
