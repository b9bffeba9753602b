import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { wording } from '#messages/messages.ts';
import { useNotices } from '#session/session-provider.tsx';

/** Where the gift of a page cannot be had, says so and leads to all gifts (GFT-064, decision A18). */
export function useGiftFetchError(hasFailed: boolean): void {
  const navigate = useNavigate();
  const notices = useNotices();
  useEffect(() => {
    if (!hasFailed) return;
    notices.showBanner('gift', { text: wording('failures.gift-not-found'), tone: 'failure' });
    void navigate({ to: '/gift', replace: true });
  }, [hasFailed, navigate, notices]);
}
