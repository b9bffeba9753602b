import type { observeExchanges } from '#mocks/exchanges.ts';
import { SPOILT } from '#mocks/exchanges.ts';
import { checkExchange } from './wire-check.ts';
import { wireTable } from './wire-table.ts';

type Exchange = Parameters<Parameters<typeof observeExchanges>[0]>[0];

const problems = new Set<string>();
const held = new Map<string, { status: number; body: string }>();

/** Holds one exchange against wire.csv; an answer that a fault spoilt is left out, its request is not. */
export async function recordExchange({ request, response, product }: Exchange): Promise<void> {
  const isJudged = response.type !== 'error' && !response.headers.has(SPOILT);
  const sent = {
    method: request.method,
    url: request.url,
    header: (name: string) => request.headers.get(name),
    body: await request.text(),
  };
  const answer = isJudged
    ? { status: response.status, contentType: response.headers.get('content-type'), body: await response.text() }
    : null;
  const verdict = checkExchange(wireTable(), sent, answer, product);
  for (const problem of verdict.problems) problems.add(problem);
  if (verdict.call && answer && !verdict.isRefused) held.set(verdict.call.id, answer);
}

/** What the table did not allow since the last time. */
export function takeProblems(): string[] {
  const found = [...problems];
  problems.clear();
  return found;
}

/** Lets `heldAnswers` begin anew. */
export function forgetAnswers(): void {
  held.clear();
}

/** The last answers to the calls of the table that were made since then, but for those that refuse. */
export const heldAnswers: ReadonlyMap<string, { status: number; body: string }> = held;
