import { decodedOnce } from '#domain/decoded-once.ts';

/** The path of a page as its host reads it, without escapes; empty where they are broken, which names no page. */
export const pagePathOf = (url: string): string => decodedOnce(url.split(/[?#]/, 1)[0] ?? '') ?? '';
