import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { CardModalProps, HashModalProps } from './hash-modal.ts';

/** A modal that acts on a card: opened once the card is known; a member without any adds one first (CRD-011). */
export function withCard(CardModal: ComponentType<CardModalProps>): ComponentType<HashModalProps> {
  return function ModalWithCard({ choice, onClose }) {
    const { text } = useMessages();
    const navigate = useNavigate();
    const isNone = choice.type === 'none';
    useEffect(() => {
      if (isNone) void navigate({ to: '/account/cards/add', replace: true });
    }, [isNone, navigate]);
    // Where the card is gone and another takes its place, what was chosen for the first one is not done with the other.
    if (choice.type === 'card') return <CardModal key={choice.card.cardId} card={choice.card} onClose={onClose} />;
    if (choice.type === 'none' || choice.type === 'foreign') return null;
    return (
      <Dialog open onClose={onClose} title={text('common.your-cards')} titleHidden closeLabel={text('common.close')}>
        <QueryStatus {...(choice.type === 'failed' ? choice : { failure: null, onRetry: onClose })} />
      </Dialog>
    );
  };
}
