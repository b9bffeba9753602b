import type { ReactElement, ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
// Without its components: they would be a third of it, and nothing here uses them.
import { createIntl, createIntlCache } from 'react-intl/server';
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

/** Words of one locale. Formatters of numbers, dates, distances and lists are in `intl`. */
export interface Messages {
  readonly locale: Locale;
  readonly intl: IntlShape;
  text<Id extends TextMessageId>(id: Id, ...values: TextArguments<Id>): string;
  /** For `Message`: values may be elements and functions that surround a tagged part. */
  rich(id: MessageId, values: RichValueTable | undefined): ReactNode;
  failure(code: FailureCode): string;
  worded(wording: Wording): string;
}

export type CompiledMessages = NonNullable<Parameters<typeof createIntl>[0]['messages']>;

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
  const intl = createIntl({ locale, messages: compiled, onError: tellDevelopers }, createIntlCache());
  const format = (id: string, values?: Record<string, string | number | Date>) =>
    String(intl.formatMessage({ id }, values));
  return {
    locale,
    intl,
    text: (id, ...[values]) => format(id, { ...values } as Record<string, string | number | Date>),
    rich: (id, values) => intl.formatMessage({ id: id as string }, values),
    failure: (code) => format(failureMessage(code)),
    worded: ({ id, values }) => format(id, values),
  };
}

/** A missing message is a mistake in a route's list of areas: loud in development and tests, its id in production. */
function tellDevelopers(error: Error): void {
  if (!import.meta.env.PROD) throw error;
}
