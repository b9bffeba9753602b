import { readdirSync, readFileSync } from 'node:fs';

const TEXT = String.raw`\s*'((?:[^'\\\n]|\\.)+)'`;
/** English, French and Spanish side by side, in the row of an option after its number. */
const SIDE_BY_SIDE = new RegExp(String.raw`\[(?:\s*'\d+',)?${TEXT},${TEXT},${TEXT}(?=\s*[,\]])`, 'g');
/** `fr: ['…', '…']`, and `'fr-CA': '…'`. */
const UNDER_LANGUAGE = new RegExp(String.raw`(?<!\w)'?(fr|es)(?:-CA|-US)?'?:\s*\[?${TEXT}(?:,${TEXT})?`, 'g');

/** The panel is for those who try the app, in English alone; the odd items are no words. */
const OTHERS = /^panel\/|odd-items\.ts$|\.test\.ts$/;

/** Every text of the pretended retailer in French or Spanish with the file that it stands in, as the source writes it. */
export function retailerTexts(language: 'fr' | 'es'): [file: string, text: string][] {
  return readdirSync('mocks', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OTHERS.test(file.replaceAll('\\', '/')))
    .flatMap((file) =>
      textsIn(readFileSync(`mocks/${file}`, 'utf8'), language).map((text): [string, string] => [file, text]),
    );
}

function textsIn(source: string, language: 'fr' | 'es'): string[] {
  const sideBySide = [...source.matchAll(SIDE_BY_SIDE)].map(([, , french = '', spanish = '']) =>
    language === 'fr' ? french : spanish,
  );
  const under = [...source.matchAll(UNDER_LANGUAGE)].filter(([, of]) => of === language);
  return [...sideBySide, ...under.flatMap(([, , first = '', second = '']) => [first, second])];
}
