import { useMessages } from '#messages/messages-provider.tsx';
import type { HashModalProps } from '#parts/cards/hash-modal.ts';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';

/** The barcode of a card over the page that is shown (CRD-012). */
export function PayOverlay({ choice, onClose }: HashModalProps) {
  const { text } = useMessages();
  return (
    <ResponsiveDialog open onClose={onClose} title={text('cards-pay.title')} closeLabel={text('common.close')}>
      {choice.type === 'card' ? <p>{choice.card.nickname}</p> : null}
    </ResponsiveDialog>
  );
}
