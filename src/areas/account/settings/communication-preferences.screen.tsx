import { useMessages } from '#messages/messages-provider.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { TextTo } from '#parts/page-links.tsx';
import * as page from '#parts/pages/member-page.css.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Card } from '#ui/card/card.tsx';
import { Switch } from '#ui/switch/switch.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './settings-page.css.ts';
import { SettingsPage } from './settings-page.tsx';
import { useCommunicationPreferences } from './settings-switches.flow.ts';
import { UnsavedChoice } from './unsaved-choice.tsx';

const KINDS = ['product', 'general', 'personalized'] as const;

/** Which mails a member receives, and where they go (ACC-107, ACC-108). */
export function CommunicationPreferencesScreen() {
  const { text } = useMessages();
  const { product } = useConfiguration();
  const { shown, failure, pending, retry, turn, isOffered, confirm, decline } = useCommunicationPreferences();
  return (
    <SettingsPage title={text('account.settings.preferences.title')} lead={text('account.settings.preferences.lead')}>
      <Card as="section" padding="large" aria-labelledby="preferences-emails" aria-busy={pending}>
        <div className={page.inside}>
          <h2 id="preferences-emails" className={look.heading3}>
            {text('common.emails.title')}
          </h2>
          {isOffered && shown !== null ? (
            <UnsavedChoice onSave={confirm} onDiscard={decline}>
              {text('account.settings.preferences.unsaved-text')}
            </UnsavedChoice>
          ) : null}
          {shown === null ? (
            <QueryStatus failure={failure} onRetry={retry} />
          ) : (
            <div className={css.group}>
              {KINDS.map((kind) => (
                <Switch
                  key={kind}
                  label={
                    kind === 'product' ? text('common.emails.product', { product }) : text(`common.emails.${kind}`)
                  }
                  checked={shown[kind]}
                  onChange={() => turn(kind)}
                />
              ))}
            </div>
          )}
        </div>
      </Card>
      <Card as="section" padding="large" aria-labelledby="preferences-email">
        <div className={css.words}>
          <h2 id="preferences-email" className={look.heading3}>
            {text('account.settings.preferences.email-title')}
          </h2>
          <p className={look.smallMuted}>{text('account.settings.preferences.email-text')}</p>
          <TextTo to="/account/settings/edit-email">{text('account.settings.email.title')}</TextTo>
        </div>
      </Card>
    </SettingsPage>
  );
}
