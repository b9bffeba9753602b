import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Formatted, type RichValueTable, together } from './messages.ts';

/** A part of a message as the build's parser gives it, for the kinds that `isFormattable` lets through. */
export type MessagePart =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1 | 2; readonly value: string }
  | { readonly type: 5; readonly value: string; readonly options: MessageOptions }
  | {
      readonly type: 6;
      readonly value: string;
      readonly options: MessageOptions;
      readonly offset: number;
      readonly pluralType?: Intl.PluralRuleType;
    }
  | { readonly type: 7 }
  | { readonly type: 8; readonly value: string; readonly children: readonly MessagePart[] };

type MessageOptions = Readonly<Record<string, { readonly value: readonly MessagePart[] }>>;

/**
 * A message by its syntax tree: choices, plurals, numbers and tags. Formatting them here is a twentieth of the library that
 * does all of ICU, and so part of every page: words need no further file.
 */
export function formatted(tree: readonly MessagePart[]): Formatted {
  return (locale, values = {}) => {
    const parts = shown(tree, { locale, values });
    return parts.every((part) => typeof part === 'string') ? parts.join('') : together(parts);
  };
}

interface Scope {
  readonly locale: Locale;
  readonly values: RichValueTable;
  /** What `#` stands for. */
  readonly counted?: number;
}

function shown(parts: readonly MessagePart[], scope: Scope): ReactNode[] {
  return parts.flatMap((part) => partShown(part, scope));
}

function partShown(part: MessagePart, scope: Scope): ReactNode | ReactNode[] {
  const { locale, values, counted = Number.NaN } = scope;
  if (part.type === 0) return part.value;
  if (part.type === 7) return new Intl.NumberFormat(locale).format(counted);
  const value = values[part.value];
  if (value === undefined) throw new Error(`No value for ${part.value}.`);
  if (part.type === 8) {
    return typeof value === 'function' ? value(together(shown(part.children, scope))) : shown(part.children, scope);
  }
  if (part.type === 5) return shown(chosen(part.options, String(value)), scope);
  if (part.type === 6) {
    const rest = Number(value) - part.offset;
    const exact = `=${Number(value)}`;
    const rules = new Intl.PluralRules(locale, { type: part.pluralType ?? 'cardinal' });
    return shown(chosen(part.options, exact in part.options ? exact : rules.select(rest)), { ...scope, counted: rest });
  }
  if (part.type === 2) return new Intl.NumberFormat(locale).format(Number(value));
  return typeof value === 'object' && !(value instanceof Date) ? value : String(value);
}

const chosen = (options: MessageOptions, name: string) => (options[name] ?? options['other'])?.value ?? [];
