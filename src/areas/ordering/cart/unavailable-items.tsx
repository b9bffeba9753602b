import { useSelector } from '@xstate/react';
import { lazy, type RefObject, Suspense } from 'react';
import type { CartPage } from './cart.flow.ts';

// It comes when it is wanted: most carts can be had as they are.
const UnavailableDialog = lazy(async () => ({ default: (await import('./unavailable-dialog.tsx')).UnavailableDialog }));

type UnavailableItemsProps = {
  readonly cart: Pick<CartPage, 'lines' | 'menus' | 'dialog'>;
  /** The dialog opens by itself, so no control of the page had the focus before. */
  readonly finalFocus: RefObject<HTMLElement | null>;
};

/** What the store does not have of the order, as long as the visitor has not seen it (PRV-026 to PRV-028). */
export function UnavailableItems({ cart: { lines, menus, dialog }, finalFocus }: UnavailableItemsProps) {
  return useSelector(dialog, (now) => now.hasTag('dialog')) ? (
    <Suspense>
      <UnavailableDialog
        lines={lines}
        menus={menus}
        finalFocus={finalFocus}
        onContinue={() => dialog.send({ type: 'continue.pressed' })}
        onDismiss={() => dialog.send({ type: 'dialog.dismissed' })}
      />
    </Suspense>
  ) : null;
}
