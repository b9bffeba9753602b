import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { cardsQuery } from '#api/account/cards.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import type { HashModalProps } from '#parts/cards/hash-modal.ts';
import type { ReauthenticationProps } from '#parts/cards/reauthentication.ts';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { PayWithCard } from './pay-with-card.tsx';

export interface PayOverlayProps extends HashModalProps {
  /** How the member proves who it is, where that is due (CRD-014). */
  readonly Reauthentication: ComponentType<ReauthenticationProps>;
}

/** The barcode of a card over the page that is shown (CRD-012). */
export function PayOverlay({ choice, onClose, Reauthentication }: PayOverlayProps) {
  const { text } = useMessages();
  const { data: cards = [] } = useQuery(cardsQuery());
  return (
    <ResponsiveDialog open onClose={onClose} title={text('cards-pay.title')} closeLabel={text('common.close')}>
      {choice.type === 'card' ? (
        <PayWithCard first={choice.card} cards={cards} onClose={onClose} Reauthentication={Reauthentication} />
      ) : null}
      {choice.type === 'none' ? <NoCard /> : null}
      {choice.type === 'loading' ? <QueryStatus failure={null} onRetry={onClose} /> : null}
      {choice.type === 'failed' ? <QueryStatus failure={choice.failure} onRetry={choice.onRetry} /> : null}
    </ResponsiveDialog>
  );
}

/** Without a card there is nothing to pay with, but a way to have one (CRD-011, CRD-021). */
function NoCard() {
  const { text } = useMessages();
  return (
    <EmptyState
      compact
      picture="gift-night-sky"
      headingLevel={3}
      title={text('cards-pay.none-title')}
      actions={<ButtonTo to="/account/cards/add">{text('common.add-a-card')}</ButtonTo>}
    >
      <p>{text('cards-pay.none-text')}</p>
    </EmptyState>
  );
}
