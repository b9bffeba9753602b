import type { FailureCode } from '#domain/failure.ts';

/**
 * Logs a failure that is not shown, for those who run the service: which flow and the code, and nothing that a visitor
 * has entered (FC-136, FC-137).
 */
export function logFailure(flow: string, code: FailureCode): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the app writes to the console, and only codes
  console.error(`${flow}: ${code}`);
}
