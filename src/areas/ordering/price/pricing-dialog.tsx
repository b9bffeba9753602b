import { useRouter } from '@tanstack/react-router';
import { type RefObject, useLayoutEffect } from 'react';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import { type PricingErrorAction, pricingErrorOf } from '#domain/ordering/pricing-error.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { leaveOverlay, useBackCloses } from '#parts/back-closes.ts';
import { Link } from '#parts/link.tsx';
import { useOrderPlacement } from '#session/ordering/order-placement.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { pricingErrorText, serversWords } from './pricing-error-text.ts';

export type PricingDialogProps = {
  readonly refusal: OrderRefusal;
  /** It opens by itself, so no control of the page had the focus before. */
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Clears the price, so that another one is asked for (OPP-022). */
  readonly onTryAgain: () => void;
};

/** Why an order has no price, and the way forward that the code offers (OPP-016 to OPP-022). */
export function PricingDialog({ refusal, finalFocus, onClose, onTryAgain }: PricingDialogProps) {
  const { text } = useMessages();
  const { history } = useRouter();
  const { placement, reload } = useOrderPlacement();
  // A doubt is said first: of two modals the later one covers the other (FC-020).
  const isOpen = !placement.hasTag('unsure') && !reload.hasTag('unsure');
  const close = useBackCloses(onClose, isOpen);
  useLayoutEffect(() => {
    if (!isOpen) return;
    // Another price takes it away as well, and so do a network that is back and a doubt.
    return () => void leaveOverlay(history);
  }, [isOpen, history]);
  const { action } = pricingErrorOf(refusal.code);
  const said = pricingErrorText(refusal);
  return (
    <ResponsiveDialog
      open={isOpen}
      onClose={close}
      finalFocus={finalFocus}
      title={serversWords(refusal) ?? text(said.title)}
      description={said.text === null ? undefined : text(said.text)}
      closeLabel={text('common.close')}
      actions={<Action action={action} onClose={close} onTryAgain={onTryAgain} />}
    />
  );
}

type ActionProps = Pick<PricingDialogProps, 'onClose' | 'onTryAgain'> & {
  readonly action: PricingErrorAction;
};

function Action({ action, onClose, onTryAgain }: ActionProps) {
  const { text } = useMessages();
  switch (action) {
    case 'choose-store':
      return (
        <ButtonLink render={<Link to="/menu/store-locator" replace />}>
          {text('ordering-errors.choose-store')}
        </ButtonLink>
      );
    case 'choose-item':
      return <ButtonLink render={<Link to="/menu" replace />}>{text('ordering-errors.choose-item')}</ButtonLink>;
    case 'try-again':
      return <Button onClick={onTryAgain}>{text('common.try-again')}</Button>;
    case 'got-it':
    case 'choose-time':
      return <Button onClick={onClose}>{text('common.got-it')}</Button>;
  }
}
