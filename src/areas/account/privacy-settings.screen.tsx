import { outsideAddress } from '#domain/outside-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { SafeLink } from '#ui/safe-link/safe-link.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { text as look } from '#ui/theme/text.css.ts';
import { CookiePreferences } from './cookie-preferences.tsx';
import { usePrivacySettings } from './privacy-settings.flow.ts';
import * as css from './settings-page.css.ts';
import { BackToSettings, SettingsPage } from './settings-page.tsx';
import { SettingsUnread } from './settings-unread.tsx';

/** What may become of personal information (ACC-113, ACC-114). */
export function PrivacySettingsScreen() {
  const { text } = useMessages();
  const statement = outsideAddress(useConfiguration().links.privacyStatement);
  const privacy = usePrivacySettings();
  return (
    <SettingsPage title={text('settings.privacy.title')} lead={text('settings.privacy.lead')} back={<BackToSettings />}>
      <Card as="section" padding="large" aria-labelledby="privacy-sharing" aria-busy={privacy.pending}>
        <div className={css.inside}>
          <h2 id="privacy-sharing" className={look.heading3}>
            {text('settings.privacy.sharing-title')}
          </h2>
          {privacy.shown === null ? (
            <SettingsUnread failure={privacy.failure} onRetry={privacy.retry} />
          ) : (
            <Switch
              label={text('settings.privacy.sharing')}
              hint={text('settings.privacy.sharing-hint')}
              checked={privacy.shown}
              onChange={privacy.turn}
            />
          )}
        </div>
      </Card>
      <Card as="section" padding="large" aria-labelledby="privacy-cookies">
        <div className={css.inside}>
          <div className={css.words}>
            <h2 id="privacy-cookies" className={look.heading3}>
              {text('settings.privacy.cookies-title')}
            </h2>
            <p className={look.smallMuted}>{text('settings.privacy.cookies-text')}</p>
          </div>
          <div className={css.actions}>
            <Button variant="secondary" aria-haspopup="dialog" onClick={privacy.openCookies}>
              {text('settings.privacy.cookies-open')}
            </Button>
          </div>
        </div>
      </Card>
      {statement === null ? null : (
        <Card as="section" padding="large" aria-labelledby="privacy-statement">
          <div className={css.words}>
            <h2 id="privacy-statement" className={look.heading3}>
              {text('settings.privacy.statement-title')}
            </h2>
            <p className={look.smallMuted}>{text('settings.privacy.statement-text')}</p>
            <SafeLink href={statement} newTabLabel={text('settings.new-tab')} standalone>
              {text('settings.privacy.statement-link')}
            </SafeLink>
          </div>
        </Card>
      )}
      {privacy.isChoosingCookies ? (
        <CookiePreferences onSave={privacy.saveCookies} onClose={privacy.closeCookies} />
      ) : null}
    </SettingsPage>
  );
}
