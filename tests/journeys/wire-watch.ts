import type { BrowserContext, Request } from '@playwright/test';
import { SPOILT } from '#mocks/exchanges.ts';
import { checkExchange } from '#tests/contracts/wire/wire-check.ts';
import { wireTable } from '#tests/contracts/wire/wire-table.ts';

/** The retailer's own address; what steers a world lies below `__world`. */
const CALL = /^\/apiproxy\/(?!__world)/;

/**
 * Holds what the pages of a browser context send, and what they are answered, against tests/contracts/wire.csv. The result
 * gives what the table does not allow, once everything that has arrived is looked at.
 */
export function watchWire(context: BrowserContext): () => Promise<string[]> {
  const problems = new Set<string>();
  const judging: Promise<void>[] = [];
  const judge = async (request: Request) => {
    const [headers, answer] = await Promise.all([request.allHeaders(), answerTo(request)]);
    const sent = {
      method: request.method(),
      url: request.url(),
      header: (name: string) => headers[name] ?? null,
      body: request.postData() ?? '',
    };
    for (const problem of checkExchange(wireTable(), sent, answer).problems) problems.add(problem);
  };
  context.on('requestfinished', (request) => {
    // A page that was left takes what the browser knew of its requests along.
    if (CALL.test(new URL(request.url()).pathname)) judging.push(judge(request).catch(() => undefined));
  });
  return async () => {
    await Promise.all(judging);
    return [...problems];
  };
}

/** Null where the answer was spoilt on purpose, or is gone with its page. */
async function answerTo(request: Request) {
  const response = await request.response();
  if (!response || response.headers()[SPOILT] !== undefined) return null;
  const body = await response.text().catch(() => null);
  if (body === null) return null;
  return { status: response.status(), contentType: response.headers()['content-type'] ?? null, body };
}
