import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isLocale, LOCALES, type Locale } from '#domain/locale.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { keepLocale } from '#platform/locale.ts';
import { useNotices } from '#session/session-provider.tsx';
import { Select } from '#ui/select/select.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './footer.css.ts';

/** Changes the language in place: the page, its forms and the cart stay (decision 0.8). */
export function LanguageSwitch() {
  const { text, locale } = useMessages();
  const setLocale = useSetLocale();
  return (
    <Select
      className={css.language}
      label={text('shell.language')}
      value={locale}
      options={LOCALES.map((option) => ({ value: option, label: text(`shell.language.${option}`) }))}
      onChange={({ currentTarget: { value } }) => {
        if (isLocale(value)) void setLocale(value);
      }}
    />
  );
}

/** Where the footer would lead away from what is being bought, the language alone stays at hand (FC-181). */
export function LanguageStrip() {
  const { text } = useMessages();
  return (
    <section aria-label={text('shell.language')} className={classNames(page.wide, css.strip)}>
      <LanguageSwitch />
    </section>
  );
}

function useSetLocale(): (locale: Locale) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const notices = useNotices();
  return async (locale) => {
    try {
      await router.options.context.catalogue.setLocale(locale);
    } catch {
      notices.toast('language', { text: wording('shell.language-failed'), tone: 'failure' });
      return;
    }
    keepLocale(locale);
    // Answers carry words (opening hours, amenities), and the server reads the cookie.
    await queryClient.invalidateQueries();
  };
}
