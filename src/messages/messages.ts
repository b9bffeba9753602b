import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shown, Wrap } from './message-value.ts';
import type { MessageValues } from './message-values.gen.ts';

export type MessageId = keyof MessageValues;

/** Messages with tags become elements; all others are plain text. */
export type RichMessageId = {
  [Id in MessageId]: Extract<NonNullable<MessageValues[Id]>[keyof NonNullable<MessageValues[Id]>], Wrap> extends never
    ? never
    : Id;
}[MessageId];

export type TextMessageId = Exclude<MessageId, RichMessageId>;

/** Messages without placeholders. */
export type PlainMessageId = { [Id in MessageId]: MessageValues[Id] extends null ? Id : never }[MessageId];

/** The values of a message as arguments: none where it has no placeholder. */
export type TextArguments<Id extends MessageId> = MessageValues[Id] extends null ? [] : [values: MessageValues[Id]];

/** As `TextArguments`, for where elements may stand in a placeholder. */
export type RichValues<Id extends MessageId> = {
  [Name in keyof MessageValues[Id]]: MessageValues[Id][Name] | ReactElement;
};

/** A message chosen now and put into words later, in the language of that moment; plain JSON. */
export type Wording = { readonly id: string; readonly values: Readonly<Record<string, string | number>> };

/** What `RichValues` is for the formatter, which knows no ids. */
export type RichValueTable = Readonly<Record<string, Shown | Date | ReactElement | Wrap>>;

/** Words of one locale. */
export interface Messages {
  readonly locale: Locale;
  /** A number as the locale writes it, with its unit where the options name one. */
  number(value: number, options: Intl.NumberFormatOptions): string;
  text<Id extends TextMessageId>(id: Id, ...values: TextArguments<Id>): string;
  /** For `Message`: values may be elements and functions that surround a tagged part. */
  rich(id: MessageId, values: RichValueTable | undefined): ReactNode;
  failureText(code: FailureCode): string;
  worded(wording: Wording): string;
}

/** A message that is more than text and plain placeholders: plurals, choices, tags, numbers, dates. */
export type Formatted = (locale: Locale, values: RichValueTable | undefined) => ReactNode;

/** What the build makes of a text: itself, a list in which every other entry names a value, or what formats it. */
export type CompiledMessage = string | readonly string[] | Formatted;

export type CompiledMessages = Record<string, CompiledMessage>;

/** A failure without words does not compile: its id would be no MessageId. */
function failureMessage(code: FailureCode): `failures.${FailureCode}` & TextMessageId {
  return `failures.${code}`;
}

/** Chooses a message for later; the id and its values are checked as in `text`. */
export function wording<Id extends TextMessageId>(id: Id, ...[values]: TextArguments<Id>): Wording {
  return { id, values: (values ?? {}) as Wording['values'] };
}

/** `compiled` is read at each call: areas that arrive later are added to the same object. */
export function createMessages(locale: Locale, compiled: CompiledMessages): Messages {
  const numberFormats = new Map<string, Intl.NumberFormat>();

  const format = (id: string, values?: RichValueTable): ReactNode => {
    const message = compiled[id];
    if (typeof message === 'string') return message;
    try {
      if (!message) throw new Error(`No message ${id} in ${locale}.`);
      return typeof message === 'function' ? message(locale, values) : filled(id, message, values);
    } catch (thrown) {
      throwInDevelopment(thrown);
      return id;
    }
  };
  const plain = (id: string, values?: RichValueTable) => String(format(id, values));

  return {
    locale,
    number: (value, options) =>
      kept(numberFormats, JSON.stringify(options), () => new Intl.NumberFormat(locale, options)).format(value),
    text: (id, ...[values]) => plain(id, { ...values } as RichValueTable),
    rich: format,
    failureText: (code) => plain(failureMessage(code)),
    worded: ({ id, values }) => plain(id, values),
  };
}

/** Puts values into their places: a text, or a fragment where an element stands among them. */
function filled(id: string, parts: readonly string[], values: RichValueTable = {}): ReactNode {
  const shown = parts.map((part, position) => {
    if (position % 2 === 0) return part;
    const value = values[part];
    if (value === undefined) throw new Error(`No value ${part} for ${id}.`);
    return isElement(value) ? value : String(value);
  });
  return shown.every((part) => typeof part === 'string') ? shown.join('') : together(shown);
}

function isElement(value: RichValueTable[string]): value is ReactElement {
  return typeof value === 'object' && !(value instanceof Date);
}

/** Parts as children of one element: unlike a list's they need no keys. */
export function together(parts: readonly ReactNode[]): ReactElement {
  return createElement(Fragment, null, ...parts);
}

function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** A missing message is a mistake in a route's list of areas: loud in development and tests, its id in production. */
function throwInDevelopment(thrown: unknown): void {
  if (!import.meta.env.PROD) throw thrown;
}
