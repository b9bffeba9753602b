import type { Locale } from '#domain/locale.ts';
import { type PageData, pageDataId } from '#domain/page-data.ts';

/** What the build has written into this page; nothing in pages without it, or in another language. */
export function pageData<Name extends keyof PageData>(name: Name, locale: Locale): PageData[Name] | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(pageDataId(name));
  if (element?.getAttribute('lang') !== locale) return undefined;
  // The page and this script come from one build, so the data has the type that its name says.
  const data: PageData[Name] = JSON.parse(element.textContent);
  return data;
}
