import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { CookiePreferences } from '#parts/privacy/cookie-preferences.tsx';
import { SignalNotice } from '#parts/privacy/signal-notice.tsx';
import { useCookiePreferences } from '#parts/privacy/use-cookie-preferences.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './settings-page.css.ts';
import { SettingsPage } from './settings-page.tsx';
import { usePrivacySettings } from './settings-switches.flow.ts';
import { UnsavedChoice } from './unsaved-choice.tsx';

/** What may become of personal information (ACC-113, ACC-114). */
export function PrivacySettingsScreen() {
  const { text } = useMessages();
  const statement = outsideAddress(useConfiguration().links.privacyStatement);
  const privacy = usePrivacySettings();
  const cookies = useCookiePreferences();
  return (
    <SettingsPage title={text('account.settings.privacy.title')} lead={text('account.settings.privacy.lead')}>
      <SignalNotice />
      <Card as="section" padding="large" aria-labelledby="privacy-sharing" aria-busy={privacy.pending}>
        <div className={page.inside}>
          <h2 id="privacy-sharing" className={look.heading3}>
            {text('account.settings.privacy.sharing-title')}
          </h2>
          {privacy.isOffered && privacy.shown !== null ? (
            <UnsavedChoice onSave={privacy.confirm} onDiscard={privacy.decline}>
              {text('account.settings.privacy.unsaved-text')}
            </UnsavedChoice>
          ) : null}
          {privacy.shown === null ? (
            <QueryStatus failure={privacy.failure} onRetry={privacy.retry} />
          ) : (
            <Switch
              label={text('common.do-not-sell')}
              hint={text('account.settings.privacy.sharing-hint')}
              checked={privacy.shown.doNotSellOrShare}
              onChange={() => privacy.turn('doNotSellOrShare')}
            />
          )}
        </div>
      </Card>
      <Card as="section" padding="large" aria-labelledby="privacy-cookies">
        <div className={page.inside}>
          <div className={css.words}>
            <h2 id="privacy-cookies" className={look.heading3}>
              {text('account.settings.privacy.cookies-title')}
            </h2>
            <p className={look.smallMuted}>{text('account.settings.privacy.cookies-text')}</p>
          </div>
          <div className={page.actions}>
            <Button variant="secondary" aria-haspopup="dialog" onClick={cookies.open}>
              {text('privacy.cookies.open')}
            </Button>
          </div>
        </div>
      </Card>
      {statement === null ? null : (
        <Card as="section" padding="large" aria-labelledby="privacy-statement">
          <div className={css.words}>
            <h2 id="privacy-statement" className={look.heading3}>
              {text('common.privacy-statement')}
            </h2>
            <p className={look.smallMuted}>{text('account.settings.privacy.statement-text')}</p>
            <SafeLink href={statement} newTabLabel={text('common.in-new-tab')} standalone>
              {text('account.settings.privacy.statement-link')}
            </SafeLink>
          </div>
        </Card>
      )}
      {cookies.isOpen ? <CookiePreferences onSave={cookies.save} onClose={cookies.close} /> : null}
    </SettingsPage>
  );
}
