import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageTexts } from './message-types.ts';

export const MESSAGES_FOLDER = 'src/messages';
export const SOURCE_LOCALE = 'en-US';
/** A locale whose files hold only what differs, and the locale that says the rest. */
export const FALLBACKS: Readonly<Record<string, string | undefined>> = { 'en-CA': SOURCE_LOCALE };

/** Every folder of messages as its area: `account/join` is `account.join`, with which its ids begin. */
export function messageAreas(root: string): string[] {
  return readdirSync(path.join(root, MESSAGES_FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `${SOURCE_LOCALE}.json`)
    .map((file) => path.dirname(file).split(path.sep).join('.'))
    .sort();
}

/** The file of an area in a locale, from the root. */
export function messageFile(area: string, locale: string): string {
  return path.posix.join(MESSAGES_FOLDER, area.replaceAll('.', '/'), `${locale}.json`);
}

/** The files that a locale's messages come from: the later ones overrule the earlier ones. */
export function messageSources(file: string): string[] {
  const fallback = FALLBACKS[path.basename(file, '.json')];
  return fallback === undefined ? [file] : [...messageSources(path.join(path.dirname(file), `${fallback}.json`)), file];
}

/** Every message of a file, with those that its fallback says. */
export function readMessages(file: string): MessageTexts {
  const texts = messageSources(file).map((source): MessageTexts => JSON.parse(readFileSync(source, 'utf8')));
  return Object.assign({}, ...texts);
}

/** Every message of a file as visitors get it: what has no translation is said in English (FC-182). */
export function shippedMessages(file: string): { texts: MessageTexts; untranslated: string[] } {
  const english = readMessages(path.join(path.dirname(file), `${SOURCE_LOCALE}.json`));
  const texts = readMessages(file);
  return { texts: { ...english, ...texts }, untranslated: Object.keys(english).filter((id) => !(id in texts)) };
}

/** The area of an id: that of the longest name that it begins with. */
export function areaOf(id: string, areas: readonly string[]): string | undefined {
  return areas.filter((area) => id.startsWith(`${area}.`)).sort((a, b) => b.length - a.length)[0];
}
