import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Message texts by id, as a messages file holds them. */
export type MessageTexts = Readonly<Record<string, string>>;

/** ICU text → syntax tree; throws the parser's own error for bad syntax. */
export function parseMessage(text: string, locale: string): MessageFormatElement[] {
  return parse(text, { locale: new Intl.Locale(locale), captureLocation: false });
}

/** The values that a message needs, by name, as TypeScript types; null where it needs none. */
export function valuesOfMessage(elements: readonly MessageFormatElement[]): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>();
  collect(elements, values);
  return values.size > 0 ? values : null;
}

function collect(elements: readonly MessageFormatElement[], values: Map<string, string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        if (!values.has(element.value)) values.set(element.value, 'Shown');
        break;
      case TYPE.number:
        values.set(element.value, 'number');
        break;
      case TYPE.select: {
        const named = Object.keys(element.options).filter((option) => option !== 'other');
        values.set(element.value, [...named.map((option) => `'${option}'`), 'OtherOption'].join(' | '));
        for (const option of Object.values(element.options)) collect(option.value, values);
        break;
      }
      case TYPE.plural:
        values.set(element.value, 'number');
        for (const option of Object.values(element.options)) collect(option.value, values);
        break;
      case TYPE.date:
      case TYPE.time:
      case TYPE.tag:
        throw new Error(`${element.value}: the app's messages have no dates, times or tags.`);
      default:
    }
  }
}

/** The TypeScript source that says which areas and ids exist and which values each message needs. */
export function messageTypesSource(texts: MessageTexts, locale: string, areas: readonly string[]): string {
  const lines = Object.keys(texts)
    .sort()
    .map((id) => {
      const values = valuesOfMessage(parseMessage(texts[id] ?? '', locale));
      if (values === null) return `  readonly '${id}': null;`;
      const fields = [...values]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, type]) => `readonly ${name}: ${type}`);
      return `  readonly '${id}': { ${fields.join('; ')} };`;
    });
  return [
    '// Written by src/app/build/messages-plugin.ts from the en-US messages. Do not edit.',
    "import type { OtherOption, Shown } from './message-value.ts';",
    '',
    '/** What is loaded at a time: one folder of messages, with whose name its ids begin. */',
    `export type MessageArea =\n${areas.map((area) => `  | '${area}'`).join('\n')};`,
    '',
    'export interface MessageValues {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
