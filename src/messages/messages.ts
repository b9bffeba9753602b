import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import type { FailureCode } from '#domain/failure.ts';
import { dateFormat, numberFormat, pluralRules } from '#domain/intl-formats.ts';
import type { Locale } from '#domain/locale.ts';
import type { MessageValues } from './message-values.gen.ts';

export type MessageId = keyof MessageValues;

/** Messages without placeholders. */
export type PlainMessageId = { [Id in MessageId]: MessageValues[Id] extends null ? Id : never }[MessageId];

/** The values of a message as arguments: none where it has no placeholder. */
export type TextArguments<Id extends MessageId> = MessageValues[Id] extends null ? [] : [values: MessageValues[Id]];

/** A message chosen now and put into words later, in the language of that moment; plain JSON. */
export type Wording = { readonly id: string; readonly values: Readonly<Record<string, string | number>> };

/** Words of one locale. */
export type Messages = {
  readonly locale: Locale;
  /** A number as the locale writes it, with its unit where the options name one. */
  number(value: number, options: Intl.NumberFormatOptions): string;
  text<Id extends MessageId>(id: Id, ...values: TextArguments<Id>): string;
  failureText(code: FailureCode): string;
  worded(wording: Wording): string;
};

/** What the build makes of the texts: no parser travels to the browser. */
export type CompiledMessages = Record<string, CompiledMessage>;

/** A failure without words does not compile: its id would be no MessageId. */
function failureMessage(code: FailureCode): `failures.${FailureCode}` & MessageId {
  return `failures.${code}`;
}

/** Chooses a message for later; the id and its values are checked as in `text`. */
export function wording<Id extends MessageId>(id: Id, ...[values]: TextArguments<Id>): Wording {
  return { id, values: (values ?? {}) as Wording['values'] };
}

const FORMAT_OPTIONS: FormatOptions = {
  formatters: {
    getDateTimeFormat: dateFormat,
    getNumberFormat: numberFormat,
    getPluralRules: pluralRules,
  },
};

/** Milliseconds until the server takes another try; null where it did not say, or that time has come. */
export type ReadWait = () => number | null;

/** What was refused for being too much, and what is said instead where the server named the time of another try. */
const TEXTS_WITH_WAIT: Readonly<Record<string, MessageId | undefined>> = {
  'failures.rate-limited': 'failures.rate-limited-for',
  'failures.favourites-rate-limited': 'failures.favourites-rate-limited-for',
};

/** A span of time as the locale says it, rounded up: nobody is sent back too early. */
function spanOf(ms: number): [value: number, unit: 'second' | 'minute' | 'hour'] {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return [seconds, 'second'];
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
}

/** `compiled` is read at each call: areas that arrive later are added to the same object. */
export function createMessages(locale: Locale, compiled: CompiledMessages, readWait: ReadWait = () => null): Messages {
  const plain = (id: string, values?: Wording['values']): string => {
    try {
      const message = compiled[id];
      if (message === undefined) throw new Error(`No message ${id} in ${locale}.`);
      return String(format(message, locale, values, FORMAT_OPTIONS));
    } catch (thrown) {
      throwInDevelopment(thrown);
      reportMissing(id);
      return wordsOf(id);
    }
  };

  const number: Messages['number'] = (value, options) => numberFormat(locale, options).format(value);

  /** Wherever a failure is put into words, also those of a toast that was emitted earlier. */
  const worded: Messages['worded'] = ({ id, values }) => {
    const withWait = TEXTS_WITH_WAIT[id];
    const wait = withWait === undefined ? null : readWait();
    if (withWait === undefined || wait === null) return plain(id, values);
    const [value, unit] = spanOf(wait);
    return plain(withWait, { wait: number(value, { style: 'unit', unit, unitDisplay: 'long' }) });
  };

  return {
    locale,
    number,
    text: (id, ...[values]) => plain(id, values ?? undefined),
    failureText: (code) => worded({ id: failureMessage(code), values: {} }),
    worded,
  };
}

const missing = new Set<string>();
let listener = (_id: string): void => {};

/** From now on `listen` hears of each message that could not be said, once, for those who run the service (FC-182). */
export function onMessageMissing(listen: (id: string) => void): () => void {
  listener = listen;
  return () => {
    missing.clear();
    listener = () => {};
  };
}

function reportMissing(id: string): void {
  if (missing.has(id)) return;
  missing.add(id);
  listener(id);
}

/** What an id says in English: `common.try-again` is "Try again". A translation that is missing is English since the build. */
function wordsOf(id: string): string {
  const words = id.slice(id.lastIndexOf('.') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A missing message is a mistake in a route's list of areas: loud in development and tests, words and a report in production. */
function throwInDevelopment(thrown: unknown): void {
  if (!import.meta.env.PROD) throw thrown;
}
