import { createReport } from './report.ts';

const [listen, report] = createReport<[answeredAt: number]>();

/** From now on `listen` hears when answers were made by the clock of the server, milliseconds since 1970 in whole seconds. */
export const onAnswerDated = listen;

/** An answer that no cache can have kept says what time it is at the server (FC-184); null says nothing. */
export function reportAnswerDate(answeredAt: number | null): void {
  if (answeredAt !== null) report(answeredAt);
}
