import { menusQuery } from '#api/menu/menu.ts';
import { useCartAvailability } from '#areas/ordering/cart/cart-availability.flow.ts';
import { lineView } from '#areas/ordering/cart/line-view.ts';
// Loaded before the walks begin, so that none of them waits for a file.
import '#areas/ordering/cart/unavailable-dialog.tsx';
import { useUnavailableItems } from '#areas/ordering/cart/unavailable-items.flow.ts';
import { UnavailableItems } from '#areas/ordering/cart/unavailable-items.tsx';
import { useMessages } from '#messages/messages-provider.tsx';
import { cartLatte } from '#tests/support/cart-items.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './unavailable-items.model.ts';

const NOWHERE = { current: null };

const CART = [cartLatte(), cartLatte({ product: { productNumber: '2001', name: 'Bagel', availability: 'SoldOut' } })];

/** No store is looked up, so that the walk alone says which one it is. */
const NOT_KNOWN = { state: 'unknown', storeNumber: null } as const;

function Page() {
  const words = useMessages();
  const dialog = useUnavailableItems(useCartAvailability(CART, NOT_KNOWN), CART);
  externalEvents.register((event) => dialog.send(event as Parameters<typeof dialog.send>[0]));
  const lines = CART.map((item) => lineView(item, null, words));
  return <UnavailableItems cart={{ lines, menus: menusQuery('en-US', null), dialog }} finalFocus={NOWHERE} />;
}

describeView('ordering/unavailable-items', model, (harness) => mount(harness, <Page />));
