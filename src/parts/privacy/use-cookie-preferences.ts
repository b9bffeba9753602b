import { useState } from 'react';
import type { Consent } from '#domain/privacy/consent.ts';
import { wording } from '#messages/messages.ts';
import { saveConsent } from '#platform/measuring/consent.ts';
import { useNotices } from '#session/session-provider.tsx';

/** The choice of this browser, in a dialog over a page (ACC-114, PRI-004). */
export function useCookiePreferences() {
  const notices = useNotices();
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    save: (consent: Consent) => {
      saveConsent(consent);
      notices.toast('cookie-preferences', { text: wording('privacy.cookies.saved'), tone: 'success' });
      setOpen(false);
    },
  };
}
