import type { Locale } from '#domain/locale.ts';
import { type Words, wordsIn } from '../words.ts';

type Size = {
  code: string;
  words: Words;
  /** The volume of a drink, US fluid ounces; null for what is not poured. */
  ounces: number | null;
  /** US cents beside the price of the usual size. */
  cents: number;
  /** The serving where it is not poured. */
  serving?: Words;
};

export const SIZES = {
  mini: { code: 'XS', words: ['Mini', 'Mini', 'Mini'], ounces: 8, cents: -90 },
  small: { code: 'S', words: ['Small', 'Petit', 'Chico'], ounces: 12, cents: -50 },
  medium: { code: 'M', words: ['Medium', 'Moyen', 'Mediano'], ounces: 16, cents: 0 },
  large: { code: 'L', words: ['Large', 'Grand', 'Grande'], ounces: 20, cents: 50 },
  'large-iced': { code: 'L', words: ['Large', 'Grand', 'Grande'], ounces: 24, cents: 50 },
  single: { code: 'SINGLE', words: ['Single', 'Simple', 'Sencillo'], ounces: 1, cents: -40 },
  double: { code: 'DOUBLE', words: ['Double', 'Double', 'Doble'], ounces: 2, cents: 0 },
  'cortado-glass': { code: 'ONE', words: ['One size', 'Format unique', 'Tamaño único'], ounces: 5, cents: 0 },
  each: {
    code: 'EACH',
    words: ['Each', 'À l’unité', 'Por pieza'],
    ounces: null,
    cents: 0,
    serving: ['1 serving', '1 portion', '1 porción'],
  },
  bag: {
    code: 'BAG',
    words: ['Bag', 'Sac', 'Bolsa'],
    ounces: null,
    cents: 0,
    serving: ['12 oz (340 g)', '340 g (12 oz)', '12 oz (340 g)'],
  },
} satisfies Record<string, Size>;

export type SizeId = keyof typeof SIZES;

const SIZE_FACTS: Record<SizeId, Size> = SIZES;

/** What is in one of a size, as the country of a locale measures it. */
export function servingOf(locale: Locale, size: SizeId): string {
  const { ounces, serving } = SIZE_FACTS[size];
  if (ounces === null) return serving ? wordsIn(locale, serving) : '';
  return locale.endsWith('-CA') ? `${Math.round(ounces * 29.5735)} ml` : `${ounces} fl oz`;
}

/** How many times as much as the usual size another one holds. */
export function ratioOf(size: SizeId, usual: SizeId): number {
  const [own, other] = [SIZE_FACTS[size].ounces, SIZE_FACTS[usual].ounces];
  return own === null || other === null ? 1 : own / other;
}
