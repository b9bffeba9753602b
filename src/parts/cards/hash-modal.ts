import type { CardChoice } from '#domain/cards/card-choice.ts';
import type { HashModal } from '#domain/cards/hash-modal.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import type { FailureCode } from '#domain/failure.ts';

/** What a link or a navigation needs to open a modal over the page that is shown (CRD-010). */
export function overPage(modal: HashModal) {
  return { to: '.', search: true, hash: modal, state: { hashModal: true }, resetScroll: false } as const;
}

/** The card that a modal acts on, as far as it is known. */
export type ModalCard =
  | CardChoice
  | { type: 'loading' }
  | { type: 'failed'; failure: FailureCode; onRetry: () => void };

/** What a modal of the hash is given. */
export type HashModalProps = {
  readonly choice: ModalCard;
  /** Back to the page below. */
  readonly onClose: () => void;
};

/** What a modal that needs a card is given, once there is one. */
export type CardModalProps = {
  readonly card: StoredValueCard;
  readonly onClose: () => void;
};
