import { IntlMessageFormat } from 'intl-messageformat';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale.ts';
import { type Formatted, type RichValueTable, together } from './messages.ts';

type SyntaxTree = Exclude<ConstructorParameters<typeof IntlMessageFormat>[0], string>;

/** A message by its syntax tree; it travels with the words that need it, and is made when it is first said. */
export function formatted(tree: SyntaxTree): Formatted {
  let made: { locale: Locale; format: IntlMessageFormat } | null = null;
  return (locale, values) => {
    if (made?.locale !== locale) made = { locale, format: new IntlMessageFormat(tree, locale) };
    const parts = made.format.format<ReactNode>(values && joined(values));
    return Array.isArray(parts) ? together(parts) : parts;
  };
}

/** What surrounds a tagged part gets all of that part. */
function joined(values: RichValueTable) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => value(together(chunks)) : value,
    ]),
  );
}
