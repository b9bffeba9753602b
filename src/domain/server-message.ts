/** Longer texts are no message to a person, characters. */
const LONGEST_MESSAGE = 300;

/** A bare code, markup, JSON, or what a program says of itself as it breaks: nothing to be read (SVC-015, FC-050). */
const NOT_FOR_READING =
  /^[\d\s]*$|^[A-Z][A-Z\d_]*$|^[a-z]+(?:[A-Z][a-z]*)+$|[<>{}]|\b\w*(?:Error|Exception)\b:|\n\s*at |\.\w+:\d+:\d+/;

/** What a server says for itself, where a person can read it; null where it is no message (SVC-015, ACC-069). */
export function readableMessage(message: string | null | undefined): string | null {
  const text = message?.trim() ?? '';
  return text.length > LONGEST_MESSAGE || NOT_FOR_READING.test(text) ? null : text;
}
