import type { FailureCode } from '#domain/failure.ts';

/** What the visitor can do about a position that was not given, by the reason (LOC-020, FC-158). */
export function positionHelp(lost: FailureCode | null) {
  switch (lost) {
    case 'position-denied':
      return 'store-locator.position-denied-help';
    case 'position-inexact':
      return 'failures.position-inexact';
    default:
      return 'store-locator.position-unavailable-help';
  }
}
