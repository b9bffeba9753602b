import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { look } from '#ui/theme/text.css.ts';

export type CartWarningProps = {
  readonly itemCount: number;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
};

/** The cart does not move to the partner's site: said before anything is opened (DLV-009, DLV-011). */
export function CartWarning({ itemCount, onContinue, onCancel }: CartWarningProps) {
  const { text } = useMessages();
  return (
    <ResponsiveDialog
      open
      onClose={onCancel}
      title={text('delivery.warning-title')}
      description={text('delivery.warning-text', { count: itemCount })}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {text('common.cancel')}
          </Button>
          <Button onClick={onContinue}>{text('delivery.warning-continue')}</Button>
        </>
      }
    >
      <p className={look.strong}>{text('delivery.warning-kept')}</p>
    </ResponsiveDialog>
  );
}
