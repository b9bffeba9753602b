/** One measured figure; without a budget it is printed and never fails. */
export type Figure = {
  group: string;
  name: string;
  value: number;
  unit: string;
  most?: number;
  least?: number;
  /** Shown where the budget is not kept. */
  note?: string;
};

/** Makes figures of one group whose names begin alike, milliseconds. */
export const millisecondsOf =
  (group: string, about: string) =>
  (name: string, value: number, most?: number): Figure => ({
    group,
    name: `${about}${name}`,
    value,
    unit: 'ms',
    ...(most !== undefined && { most }),
  });

export function isWithin({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Figure): boolean {
  return value <= most && value >= least;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** A table for people: one line a figure, the ones over their budget marked. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { group, name, value, unit, most, least, note = '' } = figure;
    const budget = most === undefined ? (least === undefined ? '' : `>= ${least}`) : `<= ${most}`;
    const shown = Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
    return [group, name, `${shown} ${unit}`, budget, isWithin(figure) ? '' : `OVER ${note}`];
  });
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
