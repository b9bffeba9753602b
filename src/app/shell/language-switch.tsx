import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { configurationQuery } from '#api/configuration/configuration.ts';
import { isLocale, LOCALES, type Locale } from '#domain/locale.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { keepLocale } from '#platform/locale.ts';
import { loadDocumentOnce, typedNow } from '#platform/missing-part.ts';
import { failureOfFile } from '#session/missing-file.ts';
import { useNotices } from '#session/session-provider.tsx';
import { Select } from '#ui/select/select.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import * as css from './footer.css.ts';

/** Changes the language in place: the page, its forms and the cart stay (decision 0.8). */
export function LanguageSwitch() {
  const { text } = useMessages();
  const [chosen, choose] = useLanguage();
  return (
    <Select
      className={css.language}
      label={text('shell.language')}
      value={chosen}
      options={LOCALES.map((option) => ({ value: option, label: text(`shell.language.${option}`), lang: option }))}
      onChange={({ currentTarget: { value } }) => {
        if (isLocale(value)) void choose(value);
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

/** Known by its key, which names the locale that was asked in: another language is another answer, and this one stays right. */
const isOfOneLocale = ({ queryKey }: Query) => queryKey.some((part) => typeof part === 'string' && isLocale(part));

/**
 * Whether a request for it outlives an invalidation, and would bring the language before as a fresh answer (D-362): one that brings
 * the first answer, or one that a flow alone waits for. The configuration holds every language, and its reader does not ask again.
 */
const outlivesInvalidation = (query: Query) =>
  query.queryKey[0] !== configurationQuery.queryKey[0] && (query.state.data === undefined || !query.isActive());

/** The language that is chosen, also while its words are on their way, and how to choose another. */
function useLanguage(): readonly [Locale, (locale: Locale) => Promise<void>] {
  const { locale } = useMessages();
  const [awaited, setAwaited] = useState<{ readonly locale: Locale } | null>(null);
  const latest = useRef<object | null>(null);
  const router = useRouter();
  const queryClient = useQueryClient();
  const notices = useNotices();
  const choose = async (next: Locale) => {
    const choice = { locale: next };
    latest.current = choice;
    setAwaited(choice);
    try {
      // One that a later choice has overtaken, here or at the other switch, is neither kept nor asked for.
      if (!(await router.options.context.catalogue.setLocale(next))) return;
    } catch (thrown) {
      // Its words are gone since a release: they come with the next document only, which begins in it (D-056).
      const isGone = (await failureOfFile(thrown)) === 'bad-answer';
      if (latest.current !== choice) return;
      if (isGone && loadDocumentOnce(typedNow())) {
        keepLocale(next);
        return;
      }
      notices.toast('language', { text: wording('shell.language-failed'), tone: 'failure' });
      return;
    } finally {
      // Another choice may have been made since, also of the same language.
      setAwaited((now) => (now === choice ? null : now));
    }
    keepLocale(next);
    // Answers carry words (opening hours, amenities), and the server reads the cookie.
    const isWordedAnew = (query: Query) => !isOfOneLocale(query);
    // At once: a page that begins anew with the language must not find them fresh.
    void queryClient.cancelQueries({
      fetchStatus: 'fetching',
      predicate: (query) => isWordedAnew(query) && outlivesInvalidation(query),
    });
    await queryClient.invalidateQueries({ predicate: isWordedAnew });
  };
  return [awaited?.locale ?? locale, choose];
}
