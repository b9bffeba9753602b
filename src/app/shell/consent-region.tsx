import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { keptPart, useFetchedPart, usePart } from '#parts/fetched-part.ts';
import { useCloseHash } from '#parts/hash-sheet.ts';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { keptConsent, renewConsent } from '#platform/measuring/consent.ts';

const BANNER = keptPart(async (catalogue) => {
  const [{ ConsentBanner }] = await Promise.all([
    import('#areas/privacy/consent-banner.tsx'),
    catalogue.load('privacy'),
  ]);
  return ConsentBanner;
});

/** The hash of any address that shows the choice again. */
const COOKIES = 'cookies';

/** Asks for consent where there is no choice yet, and again where the link at the foot of a page leads (FC-140, ACC-114). */
export function ConsentRegion() {
  const isReopened = useLocation({ select: ({ hash }) => hash === COOKIES });
  const [isUnasked, setUnasked] = useState(() => {
    renewConsent();
    return keptConsent() === null;
  });
  const closeHash = useCloseHash();
  const ofQuestion = useQuestion(isUnasked);
  // It was pressed or linked to: where it cannot be had that is said, and the next press asks again.
  const ofChoice = useFetchedPart(isReopened ? BANNER : null, closeHash, { mayReload: true });
  const Banner = isReopened ? ofChoice : ofQuestion;

  const close = useCallback(() => {
    // Only looked at, the question is still open; answered, it is not, also where the browser keeps nothing.
    setUnasked((before) => before && isReopened && keptConsent() === null);
    if (isReopened) closeHash();
  }, [isReopened, closeHash]);

  return Banner && (isReopened || isUnasked) ? (
    <Banner key={String(isReopened)} isReopened={isReopened} onClosed={close} />
  ) : null;
}

/** Fetches the banner. Where it cannot be had nothing is measured, and the next page asks, or this one once the network is back. */
function useQuestion(isUnasked: boolean) {
  const router = useRouter();
  const { Part, failure, retry } = usePart(isUnasked ? BANNER : null);
  const isMissing = failure !== null;
  useOnReconnect(isMissing, retry);
  useEffect(() => {
    if (!isMissing) return;
    return router.subscribe('onResolved', ({ pathChanged }) => {
      if (pathChanged) retry();
    });
  }, [isMissing, retry, router]);
  return Part;
}
