import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { type MessageTexts, messageTypesSource, parseMessage } from './message-types.ts';

const SOURCE_LOCALE = 'en-US';
const MESSAGES_FILE = /\/src\/messages\/[^/]+\/([a-z]{2}-[A-Z]{2})\.json$/;
const PARSER = '@formatjs/icu-messageformat-parser';

/**
 * Compiles messages to plain texts and syntax trees, so that no parser travels to the browser, and writes the types of their ids and
 * values. A text that is no ICU message fails the build with its id.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'northstar:messages',
    enforce: 'pre',
    config: () =>
      // Tests compile messages themselves and need the parser.
      process.env['VITEST'] === undefined
        ? { resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] } }
        : {},
    configResolved(config) {
      root = config.root;
      try {
        writeMessageTypes(root);
      } catch (cause) {
        // A file that is being edited; `transform` names the mistake where it matters.
        config.logger.warn(`The types of the messages were not renewed: ${String(cause)}`);
      }
    },
    transform(code, id) {
      const [, locale] = MESSAGES_FILE.exec(id.split('?', 1)[0] ?? '') ?? [];
      if (locale === undefined) return null;
      return { code: JSON.stringify(compileMessages(JSON.parse(code), locale, id)), map: null };
    },
    handleHotUpdate({ file }) {
      if (MESSAGES_FILE.exec(file)?.[1] === SOURCE_LOCALE) writeMessageTypes(root);
    },
  };
}

/** Every text of a messages file: a plain one as it reads, all others as their syntax tree. */
export function compileMessages(texts: MessageTexts, locale: string, file = locale) {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => {
      try {
        return [id, plainOrTree(parseMessage(text, locale))];
      } catch (cause) {
        throw new Error(`${file}: the message ${id} is no ICU message: ${text}`, { cause });
      }
    }),
  );
}

function plainOrTree(tree: MessageFormatElement[]): string | MessageFormatElement[] {
  const [first, ...more] = tree;
  return first?.type === TYPE.literal && more.length === 0 ? first.value : tree;
}

/** The source of src/messages/message-values.gen.ts as the en-US files want it. */
export function wantedMessageTypes(root: string): string {
  const folder = path.join(root, 'src/messages');
  const texts = readdirSync(folder)
    .sort()
    .map((area) => path.join(folder, area, `${SOURCE_LOCALE}.json`))
    .filter((file) => existsSync(file))
    .map((file): MessageTexts => JSON.parse(readFileSync(file, 'utf8')));
  return messageTypesSource(Object.assign({}, ...texts), SOURCE_LOCALE);
}

function writeMessageTypes(root: string): void {
  const file = path.join(root, 'src/messages/message-values.gen.ts');
  const wanted = wantedMessageTypes(root);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}
