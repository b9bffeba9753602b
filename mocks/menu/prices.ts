import { countryOf, type Locale } from '#domain/locale.ts';
import { SIZES, type SizeId } from './making/sizes.ts';

const CURRENCIES: Readonly<Record<string, string>> = { CA: 'CAD', MX: 'MXN' };

/** The currency of a country, ISO 4217. */
export const currencyIn = (country: string): string => CURRENCIES[country] ?? 'USD';

/** The country whose prices are shown without a store. */
export const marketOf = (locale: Locale): string => countryOf(locale);

/** What US cents are asked for as in a country, in hundredths: Canada in steps of 5 cents, Mexico of one peso. */
export function centsIn(country: string, usCents: number): number {
  if (country === 'CA') return Math.round((usCents * 1.2) / 5) * 5;
  if (country === 'MX') return Math.round(usCents * 0.15) * 100;
  return usCents;
}

/** The price of a size of a product, of which the price in US cents is that of the usual size. */
export function priceIn(country: string, usCents: number, size: SizeId): number {
  return centsIn(country, usCents + SIZES[size].cents);
}
