/** Longitude as a share of the Mercator world's width, 0 at the date line. */
export function worldX(lng: number): number {
  return lng / 360 + 0.5;
}

/** Latitude as a share of the Mercator world's height, 0 at the top (about 85 degrees north). */
export function worldY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI;
}

/** Pixels of a place's label; `size` is tenths of a power of ten of inhabitants: 58 is a city of 630,000. */
export function labelFontSize(size: number): number {
  if (size >= 58) return 14;
  if (size >= 52) return 13;
  return size >= 44 ? 12 : 11;
}
