import { useState } from 'react';
import { type Consent, PURPOSES } from '#domain/privacy/consent.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { inside } from '#parts/pages/member-page.css.ts';
import { isSharingRefused, readConsent } from '#platform/measuring/consent.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { look } from '#ui/theme/text.css.ts';

type CookiePreferencesProps = {
  readonly onSave: (consent: Consent) => void;
  readonly onClose: () => void;
};

/** The browser itself says no to this purpose, whatever is chosen. */
const isRefused = (purpose: keyof Consent) => purpose === 'advertising' && isSharingRefused();

/** What this browser agrees to beyond what the site needs to work (ACC-114). */
export function CookiePreferences({ onSave, onClose }: CookiePreferencesProps) {
  const { text } = useMessages();
  const [consent, setConsent] = useState(readConsent);
  const close = useBackCloses(onClose);
  const save = () => {
    onSave(consent);
    close();
  };
  return (
    <ResponsiveDialog
      open
      onClose={close}
      title={text('privacy.cookies.open')}
      closeLabel={text('common.close')}
      actions={
        <Button fullWidth onClick={save}>
          {text('privacy.cookies.save')}
        </Button>
      }
    >
      <div className={inside}>
        <p className={look.smallMuted}>{text('privacy.cookies.needed')}</p>
        {PURPOSES.map((purpose) => (
          <Switch
            key={purpose}
            label={text(`privacy.consent.${purpose}`)}
            hint={text(isRefused(purpose) ? 'privacy.consent.advertising-signal' : `privacy.consent.${purpose}-hint`)}
            disabled={isRefused(purpose)}
            checked={consent[purpose]}
            onChange={({ target }) => setConsent({ ...consent, [purpose]: target.checked })}
          />
        ))}
      </div>
    </ResponsiveDialog>
  );
}
