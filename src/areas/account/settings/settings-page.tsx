import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { MemberPage } from '#parts/pages/member-page.tsx';
import { Card } from '#ui/card/card.tsx';
import * as css from './settings-page.css.ts';

type SettingsPageProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** One page of the settings, with the way back to all of them. */
export function SettingsPage(props: SettingsPageProps) {
  const { text } = useMessages();
  return <MemberPage back={{ to: '/account/settings', label: text('account.settings.back') }} {...props} />;
}

/** A page of the settings with one form on a card. */
export function SettingsFormPage({ title, lead, children }: SettingsPageProps) {
  return (
    <SettingsPage title={title} lead={lead}>
      <Card padding="large">
        <div className={css.form}>{children}</div>
      </Card>
    </SettingsPage>
  );
}
