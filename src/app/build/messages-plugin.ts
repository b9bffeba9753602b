import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import {
  MESSAGES_FOLDER,
  messageAreas,
  messageFile,
  messageSources,
  readMessages,
  SOURCE_LOCALE,
  shippedMessages,
} from './message-files.ts';
import { type MessageTexts, messageTypesSource, parseMessage, valuesOfMessage } from './message-types.ts';

/** Every page has these words. */
const FIRST_AREA = 'shell';
/** What the feed of a member says beside first words: asked for together, and one file a locale (D-240). */
const FEED_AREAS: readonly string[] = ['home-feed', 'home-guest', 'home-stream', 'cards', 'menu-previous'];
const FEED_WORDS = /^\0?virtual:feed-words\/([a-z]{2}-[A-Z]{2})$/;
const MESSAGES_FILE = /\/([^/]+)\/([a-z]{2}-[A-Z]{2})\.json$/;
/** A messages file as a module of code: the first words of a locale know where its others are. */
export const WORDS_SUFFIX = '.words.js';

/**
 * Compiles messages at build, so that no parser travels to the browser; writes the types of their ids and values. A text that is
 * no ICU message, or one that the app does not format, fails the build with its id.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  // Tests take the types as they are committed, and say where those are not of the messages.
  const underTest = process.env['VITEST'] !== undefined;
  return {
    name: 'northstar:messages',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      if (underTest) return;
      try {
        writeMessageTypes(root);
      } catch (cause) {
        // A file that is being edited; `load` names the mistake where it matters.
        config.logger.warn(`The types of the messages were not renewed: ${String(cause)}`);
      }
    },
    resolveId(id, importer) {
      if (FEED_WORDS.test(id)) return `\0${id}`;
      if (!importer || !MESSAGES_FILE.test(id)) return null;
      const file = path.resolve(path.dirname(importer.split('?', 1)[0] ?? ''), id);
      return file.startsWith(path.join(root, MESSAGES_FOLDER, path.sep)) ? file + WORDS_SUFFIX : null;
    },
    load(id) {
      const feedLocale = FEED_WORDS.exec(id)?.[1];
      if (feedLocale !== undefined) return feedWords(root, feedLocale);
      const file = id.split('?', 1)[0] ?? '';
      const [, area, locale] = MESSAGES_FILE.exec(file.slice(0, -WORDS_SUFFIX.length)) ?? [];
      if (!file.endsWith(WORDS_SUFFIX) || locale === undefined) return null;
      const texts = file.slice(0, -WORDS_SUFFIX.length);
      for (const source of messageSources(texts)) this.addWatchFile(source);
      const shipped = shippedMessages(texts);
      for (const id of shipped.untranslated)
        this.warn(`${id} is not translated into ${locale}: it will be in English.`);
      const words = wordsModule(shipped.texts, locale, texts);
      return area === FIRST_AREA ? `${words}\n${otherAreas(root, locale)}` : words;
    },
    handleHotUpdate({ file }) {
      if (MESSAGES_FILE.exec(file)?.[2] === SOURCE_LOCALE && !underTest) writeMessageTypes(root);
    },
  };
}

/** Where the other areas of a locale are to be had: their addresses travel with its first words, and not with those of three others. */
function otherAreas(root: string, locale: string): string {
  const entries = messageAreas(root)
    .filter((area) => area !== FIRST_AREA)
    .map(
      (area) => `${JSON.stringify(area)}:()=>${FEED_AREAS.includes(area) ? ofFeed(area, locale) : own(area, locale)}`,
    );
  return `export const areas = {${entries.join(',')}};`;
}

function own(area: string, locale: string): string {
  const file = path.posix.relative(`${MESSAGES_FOLDER}/${FIRST_AREA}`, messageFile(area, locale));
  return `import(${JSON.stringify(file)})`;
}

function ofFeed(area: string, locale: string): string {
  const file = JSON.stringify(`virtual:feed-words/${locale}`);
  return `import(${file}).then(({words})=>({default:words[${JSON.stringify(area)}]}))`;
}

/** A module and not a group of chunks: what the bundler adds to files that hold several modules would be a file of every page. */
function feedWords(root: string, locale: string): string {
  const imports = FEED_AREAS.map(
    (area, index) => `import words${index} from ${JSON.stringify(path.posix.join(root, messageFile(area, locale)))};`,
  );
  const entries = FEED_AREAS.map((area, index) => `${JSON.stringify(area)}:words${index}`);
  return `${imports.join('\n')}\nexport const words = {${entries.join(',')}};`;
}

/** The module of a messages file: what `CompiledMessages` describes, by id. */
export function wordsModule(texts: MessageTexts, locale: string, file = locale): string {
  const entries = Object.entries(texts).map(([id, text]) => [id, compiled(text, locale, `${file}: the message ${id}`)]);
  return `export default ${JSON.stringify(Object.fromEntries(entries))};`;
}

function compiled(text: string, locale: string, what: string) {
  try {
    valuesOfMessage(parseMessage(text, locale));
    return compile(text);
  } catch (cause) {
    throw new Error(`${what} cannot be formatted: ${text}`, { cause });
  }
}

/** The source of src/messages/message-values.gen.ts as the en-US files want it. */
export function wantedMessageTypes(root: string): string {
  return messageTypesSource(sourceMessages(root), SOURCE_LOCALE, messageAreas(root));
}

/** Every message in the locale that the others are translated from. */
export function sourceMessages(root: string): MessageTexts {
  const texts = messageAreas(root).map((area) => readMessages(path.join(root, messageFile(area, SOURCE_LOCALE))));
  return Object.assign({}, ...texts);
}

function writeMessageTypes(root: string): void {
  const file = path.join(root, MESSAGES_FOLDER, 'message-values.gen.ts');
  const wanted = wantedMessageTypes(root);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}
