/** Sales tax of prepared drinks and food, by state or province; elsewhere `USUAL`. */
const RATES: Readonly<Record<string, number>> = {
  AK: 0,
  DE: 0,
  MT: 0,
  NH: 0,
  OR: 0,
  AB: 0.05,
  BC: 0.05,
  CA: 0.0925,
  NY: 0.08875,
  ON: 0.13,
  QC: 0.14975,
  WA: 0.1035,
};
const USUAL = 0.07;

/** The tax on an amount in a state or province, cents. */
export function taxOn(amount: number, subdivision: string): number {
  return Math.round(amount * (RATES[subdivision] ?? USUAL));
}
