/** A time as Intl writes it, with a full hour as the OQLF asks: `22 h`, not `22 h 00`. Other languages keep their minutes. */
export function withFullHour(time: string): string {
  return time.replace(/(\d\sh)\s00$/, '$1');
}
