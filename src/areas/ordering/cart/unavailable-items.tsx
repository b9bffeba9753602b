import type { RefObject } from 'react';
import { useEntryLeft } from '#parts/back-closes.ts';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { CartPage } from './cart.flow.ts';
import type { UnavailableDialogProps } from './unavailable-dialog.tsx';

// It comes when it is wanted: most carts can be had as they are.
const UNAVAILABLE_DIALOG = lazyPart<UnavailableDialogProps>(
  async () => (await import('./unavailable-dialog.tsx')).UnavailableDialog,
);

type UnavailableItemsProps = {
  readonly cart: Pick<CartPage, 'lines' | 'menus' | 'dialog'>;
  /** The dialog opens by itself, so no control of the page had the focus before. */
  readonly finalFocus: RefObject<HTMLElement | null>;
};

/** What the store does not have of the order, as long as the visitor has not seen it (PRV-026 to PRV-028). */
export function UnavailableItems({ cart: { lines, menus, dialog }, finalFocus }: UnavailableItemsProps) {
  const isOpen = useTag(dialog, 'dialog');
  // What the store has again takes it away without a press.
  useEntryLeft(isOpen);
  // Where it cannot be fetched the lines say the same, and it comes once there is a network.
  const Dialog = useFetchedPart(isOpen ? UNAVAILABLE_DIALOG : null);
  return isOpen && Dialog ? (
    <Dialog
      lines={lines}
      menus={menus}
      finalFocus={finalFocus}
      onContinue={() => dialog.send({ type: 'continue.pressed' })}
      onDismiss={() => dialog.send({ type: 'dialog.dismissed' })}
    />
  ) : null;
}
