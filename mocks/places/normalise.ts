/** Lower case, without accents and punctuation; `saint` as most maps write it. */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .trim();
}
