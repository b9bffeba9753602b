import type { FailureCode } from '#domain/failure.ts';

/**
 * Logs a failure that is not shown, for those who run the service: which flow and the code, where it is
 * known the kind and place of what was thrown, and nothing that a visitor has entered (FC-136, FC-137).
 */
export function logFailure(flow: string, code: FailureCode, origin = ''): void {
  // biome-ignore lint/suspicious/noConsole: operators read it there; only codes, and nothing below an error (FC-136)
  console.error(`${flow}: ${code}${origin && ` (${origin})`}`);
}

/** Logs how many entries of a list of an answer could not be read and were left out; nothing of what stood in them. */
export function logDropped(list: string, count: number): void {
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(`${list}: ${count} left out`);
}
