import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { hashModalOf } from '#domain/cards/hash-modal.ts';
import { isGiftForm } from '#domain/gifting/gift.ts';
import { type PartFile, useFetchedPart } from '#parts/fetched-part.ts';
import { useGiftPurchase } from '#session/gifting/gift-purchase.ts';

const banner: PartFile<object> = async (catalogue) => {
  const [{ PurchaseBanner }] = await Promise.all([
    import('#areas/gifting/purchase/purchase-banner.tsx'),
    catalogue.load('gifting-purchase', 'gifting-errors'),
  ]);
  return PurchaseBanner;
};

const CONFIRMATION = '/gift/confirmation';

/**
 * What a purchase of gifts shows over other pages: it leads to the confirmation from every page of gifts (GFT-055, GFT-057), and
 * everywhere else there is a way to it (FC-011). One that was turned away after its form was left says so on every page.
 */
export function GiftRegion() {
  const router = useRouter();
  const { purchase, send } = useGiftPurchase();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isOnGifts = path === '/gift' || path.startsWith('/gift/');
  const isCovered = useRouterState({ select: ({ location }) => hashModalOf(location.hash) !== null });
  const { marker, isRead } = purchase.context;
  const isOver = purchase.hasTag('done');
  const isUnread = isOver && !isRead;
  const isOpen = purchase.hasTag('busy') || purchase.hasTag('unsure') || marker?.end?.outcome === 'promised';

  useEffect(() => {
    // What lies over the page is not taken away: money that is being added, or a barcode at the till (D-378).
    if (!isUnread || !isOnGifts || path === CONFIRMATION || isCovered) return;
    // Back leads to the form, which sends nothing by itself (FC-013).
    void router.navigate({ to: CONFIRMATION });
  }, [isUnread, isOnGifts, path, isCovered, router]);

  const isTurnedAway = purchase.hasTag('error') && marker === null && !isRead;
  const isOnForm = isGiftForm(path);
  useEffect(() => {
    // The form says so itself (decision A02).
    if (isTurnedAway && isOnForm) send({ type: 'outcome.shown' });
  }, [isTurnedAway, isOnForm, send]);
  const isAway = useIsAway(marker?.requestId ?? null, path);
  const isShown = path !== CONFIRMATION && ((isTurnedAway && !isOnForm) || (isOnGifts ? isOpen && isAway : isUnread));
  const Banner = useFetchedPart(isShown ? banner : null);
  return Banner && isShown ? <Banner /> : null;
}

/** Whether the page on which a purchase began was left, or loaded anew: there the form itself says that it is under way. */
function useIsAway(requestId: string | null, path: string): boolean {
  const [begun, setBegun] = useState({ requestId, path: '' });
  const last = useRef(path);
  useEffect(() => {
    setBegun((known) => (known.requestId === requestId ? known : { requestId, path: last.current }));
  }, [requestId]);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    setBegun((known) => ({ ...known, path: '' }));
  }, [path]);
  return begun.path !== path;
}
