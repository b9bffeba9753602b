/** A part of an address without its escapes; null where they are broken. */
export function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
