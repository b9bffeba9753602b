/** An amount of money as it is typed, with a point or a comma before the cents; `.50` is one, too. */
const AMOUNT = /^\$?\s*(?=[.,]?\d)(\d{0,6})(?:[.,](\d{1,2}))?\s*\$?$/;

/** The cents of a typed amount, or null where it is none; never by way of a fraction. */
export function typedCents(text: string): number | null {
  const [, whole, cents = ''] = AMOUNT.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}
