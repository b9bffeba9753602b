import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { text as look } from '#ui/theme/text.css.ts';
import * as css from './settings-page.css.ts';

interface SettingsPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The way back; the settings themselves have none. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** One page of the settings: the way back, what it is about, and what can be set. */
export function SettingsPage({ title, lead, back, children }: SettingsPageProps) {
  return (
    <div className={classNames(page.reading, css.screen)} data-part-of="account">
      <header className={css.heading}>
        {back}
        <h1 className={look.heading1} tabIndex={-1}>
          {title}
        </h1>
        <p className={look.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** Leads from a page of the settings to all of them. */
export function BackToSettings() {
  const { text } = useMessages();
  return (
    <TextLink standalone render={<Link to="/account/settings" />}>
      <ChevronLeft size={20} aria-hidden="true" />
      {text('account.settings.back')}
    </TextLink>
  );
}

/** A page of the settings with one form on a card. */
export function SettingsFormPage({ title, lead, children }: Omit<SettingsPageProps, 'back'>) {
  return (
    <SettingsPage title={title} lead={lead} back={<BackToSettings />}>
      <Card padding="large">
        <div className={css.form}>{children}</div>
      </Card>
    </SettingsPage>
  );
}
