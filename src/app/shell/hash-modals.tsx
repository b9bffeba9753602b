import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { cardsQuery } from '#api/account/cards.ts';
import { cardIdOfPath, chooseCard } from '#domain/cards/card-choice.ts';
import { type HashModal, hashModalOf } from '#domain/cards/hash-modal.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { HashModalProps, ModalCard } from '#parts/cards/hash-modal.ts';
import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { useCloseHash } from '#parts/hash-sheet.ts';
import { useFocusAfterModal } from '#parts/use-focus-after-modal.ts';
import { pageUsable } from '#platform/page-usable.ts';
import { cardPaidWith } from '#session/ordering/paid-with.ts';
import { isPersonalMatch } from '#session/pages/personal-page.ts';
import { useIsVisitorUnknown, usePersonKey, useSession, useVisitor } from '#session/session-provider.tsx';

/** What is fetched when a modal is first opened; one that needs a card is wrapped by `withCard`. */
const MODALS: Record<HashModal, PartFile<HashModalProps> | null> = {
  pay: async (catalogue) => {
    const [{ PayModal }] = await Promise.all([import('./pay-modal.tsx'), catalogue.load('cards-pay', 'cards')]);
    return PayModal;
  },
  'add-money': async (catalogue) => {
    const [{ AddMoneySheet }] = await Promise.all([
      import('#areas/cards/add-money/add-money-sheet.tsx'),
      catalogue.load('cards', 'card-errors', 'cards-reload', 'payment'),
    ]);
    return AddMoneySheet;
  },
  'auto-reload': async (catalogue) => {
    const [{ AutoReloadSheet }] = await Promise.all([
      import('#areas/cards/auto-reload/auto-reload-sheet.tsx'),
      catalogue.load('cards', 'cards-detail', 'card-errors', 'cards-reload', 'payment'),
    ]);
    return AutoReloadSheet;
  },
};

/**
 * What lies over any page by its hash, of members only (CRD-010, CRD-013, decision AO-13): Back takes the hash away, and
 * with it the modal. Any other visitor signs in first and comes back to the same address (FC-074).
 */
export function HashModals() {
  const router = useRouter();
  // The address that has passed its guards: before, nothing is asked and nothing is shown.
  const location = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation });
  const isMember = useVisitor().kind === 'member';
  const isUnknown = useIsVisitorUnknown();
  const modal = hashModalOf(location?.hash ?? '');
  const isRefused = modal !== null && !isMember && !isUnknown;
  const isOfAnother = useIsOfAnother(modal);

  useFocusAfterModal(modal !== null);

  useEffect(() => {
    if (!isRefused || !location) return;
    const returnUrl = router.options.context.addressOf(location);
    let isOver = false;
    // React hydrates a prerendered page in slices. A navigation meanwhile would take away the route that the rest of it needs.
    void pageUsable().then(() => {
      if (!isOver) void router.navigate({ to: '/account/signin', search: { returnUrl }, replace: true });
    });
    return () => {
      isOver = true;
    };
  }, [isRefused, location, router]);

  return modal !== null && isMember && location && !isOfAnother ? (
    <OpenModal key={modal} modal={modal} ofPath={cardIdOfPath(location.pathname)} />
  ) : null;
}

/**
 * Whether it was opened by another member than the one who is here: what was not opened neither fetches nor shows anything (FC-071). It
 * closes; a member's own page is led away from, and takes its hash along.
 */
function useIsOfAnother(modal: HashModal | null): boolean {
  const router = useRouter();
  const close = useCloseHash();
  const person = usePersonKey();
  const [opened, setOpened] = useState({ modal, person });
  if (opened.modal !== modal) setOpened({ modal, person });
  const isOfAnother = modal !== null && opened.modal === modal && opened.person !== person;
  useEffect(() => {
    if (isOfAnother && !isPersonalMatch(router)) close();
  }, [isOfAnother, router, close]);
  return isOfAnother;
}

function OpenModal({ modal, ofPath }: { readonly modal: HashModal; readonly ofPath: string | null }) {
  const close = useCloseHash();
  const Modal = useFetchedPart(MODALS[modal], close, { mayReload: true });
  const choice = useChoice(ofPath);
  const isForeign = choice.type === 'foreign';
  useEffect(() => {
    if (isForeign) close();
  }, [isForeign, close]);
  return Modal && !isForeign ? <Modal choice={choice} onClose={close} /> : null;
}

/** The card that the modal acts on (CRD-011). */
function useChoice(ofPath: string | null): ModalCard {
  const session = useSession();
  const { data, error, refetch } = useQuery(cardsQuery());
  // What was paid with by the time it opened.
  const [paidWith] = useState(() => cardPaidWith(session));
  // The card that is shown stays as long as it is there: neither another primary one nor one that pays takes its place.
  const [shown, setShown] = useState<string | null>(null);
  const kept = data?.some(({ cardId }) => cardId === shown) ? shown : null;
  const choice = data ? chooseCard(data, { ofPath: ofPath ?? kept, paidWith }) : null;
  const cardId = choice?.type === 'card' ? choice.card.cardId : shown;
  if (cardId !== shown) setShown(cardId);
  if (choice) return choice;
  return error ? { type: 'failed', failure: failureCodeOf(error), onRetry: () => void refetch() } : { type: 'loading' };
}
