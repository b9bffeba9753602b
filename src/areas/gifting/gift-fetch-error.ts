import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { wording } from '#messages/messages.ts';
import { useNotices } from '#session/session-provider.tsx';

const NOTICE = 'gift';

/** Where the gift of a page cannot be had, says so and leads to all gifts (GFT-064, decision A18). The notice goes once a gift is there. */
export function useGiftFetchError({
  hasFailed,
  isThere,
}: {
  readonly hasFailed: boolean;
  readonly isThere: boolean;
}): void {
  const navigate = useNavigate();
  const notices = useNotices();
  useGiftFetchErrorWithdrawn(isThere);
  useEffect(() => {
    if (!hasFailed) return;
    notices.showBanner(NOTICE, { text: wording('failures.gift-not-found'), tone: 'failure' });
    void navigate({ to: '/gift', replace: true });
  }, [hasFailed, navigate, notices]);
}

/** The notice goes where it is true no more, or where the page says the same. */
export function useGiftFetchErrorWithdrawn(isObsolete: boolean): void {
  const notices = useNotices();
  useEffect(() => {
    if (isObsolete) notices.withdraw(NOTICE);
  }, [isObsolete, notices]);
}
