import type { Locale } from '#domain/locale.ts';
import { type PageData, pageDataId } from '#domain/page-data.ts';

/** What the build has written into this page; nothing in pages without it, or in another language. */
export function pageData<Name extends keyof PageData>(name: Name, locale: Locale): PageData[Name] | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(pageDataId(name));
  if (element?.getAttribute('lang') !== locale) return undefined;
  // Of the same build, so it is what it says.
  const data: PageData[Name] = JSON.parse(element.textContent);
  return data;
}
