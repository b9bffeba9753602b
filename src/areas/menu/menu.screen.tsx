import { useMessages } from '#messages/messages-provider.tsx';
import { useOrderStore } from '#session/order-store.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './menu.css.ts';
import { OrderStorePanel } from './order-store-panel.tsx';
import { ServedMenus } from './served-menus.tsx';

/** The landing of the menu (MNU-001): who makes the order, and what they serve. */
export function MenuScreen() {
  const { text } = useMessages();
  const { state } = useOrderStore();
  return (
    <div className={classNames(page.wide, css.screen)}>
      <header className={css.head}>
        <h1 className={look.heading1} tabIndex={-1}>
          {text('shell.menu')}
        </h1>
        <p className={classNames(look.lead, css.lead)}>
          {text(state === 'none' ? 'menu.lead-national' : 'menu.lead-store')}
        </p>
      </header>
      <OrderStorePanel />
      <ServedMenus />
    </div>
  );
}
