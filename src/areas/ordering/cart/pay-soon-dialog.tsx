import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';

type PaySoonDialogProps = { readonly store: string | null; readonly onClose: () => void };

/** As long as orders are paid at the counter alone: says so, and how to order meanwhile. */
export function PaySoonDialog({ store, onClose }: PaySoonDialogProps) {
  const { text } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <ResponsiveDialog
      open
      onClose={close}
      title={text('ordering.cart.soon-title')}
      description={store === null ? text('ordering.cart.soon-text') : text('ordering.cart.soon-text-at', { store })}
      closeLabel={text('common.close')}
      actions={<Button onClick={close}>{text('common.got-it')}</Button>}
    />
  );
}
