import { useLocation, useRouter } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useCloseHash } from '#parts/hash-sheet.ts';
import { keptConsent, renewConsent } from '#platform/measuring/consent.ts';

type Banner = ComponentType<{ readonly isReopened: boolean; readonly onClosed: () => void }>;

/** The hash of any address that shows the choice again. */
const COOKIES = 'cookies';

/** Asks for consent where there is no choice yet, and again where the link at the foot of a page leads (FC-140, ACC-114). */
export function ConsentRegion() {
  const router = useRouter();
  const isReopened = useLocation({ select: ({ hash }) => hash === COOKIES });
  const [isUnasked, setUnasked] = useState(() => {
    renewConsent();
    return keptConsent() === null;
  });
  const [Banner, setBanner] = useState<Banner | null>(null);
  const { catalogue } = router.options.context;
  const closeHash = useCloseHash();
  const isWanted = isReopened || isUnasked;

  useEffect(() => {
    if (!isWanted || Banner) return;
    const load = async () => {
      await catalogue.load('privacy');
      const { ConsentBanner } = await import('#areas/privacy/consent-banner.tsx');
      setBanner(() => ConsentBanner);
    };
    // Not reachable: nothing is measured, and the next page asks.
    load().catch(() => {});
  }, [isWanted, Banner, catalogue]);

  const close = useCallback(() => {
    // Only looked at, the question is still open; answered, it is not, also where the browser keeps nothing.
    setUnasked((before) => before && isReopened && keptConsent() === null);
    if (isReopened) closeHash();
  }, [isReopened, closeHash]);

  return Banner && isWanted ? <Banner key={String(isReopened)} isReopened={isReopened} onClosed={close} /> : null;
}
