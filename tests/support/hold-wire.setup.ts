import { afterAll, afterEach, expect, vi } from 'vitest';
import { observeExchanges } from '#mocks/exchanges.ts';

// Runs before each test file: what the app sends and the world answers is held against tests/contracts/wire.csv. The
// checker is loaded by the first exchange, because most test files have none.
let record: typeof import('#tests/contracts/wire/wire-record.ts') | null = null;

observeExchanges(async (exchange) => {
  record ??= await import('#tests/contracts/wire/wire-record.ts');
  await record.recordExchange(exchange);
});

afterEach(() => {
  expect(record?.takeProblems() ?? [], 'requests and answers that tests/contracts/wire.csv does not allow').toEqual([]);
});

// As in page.setup.ts, for tests without a page: what is being loaded at the end of a file is waited for.
afterAll(() => vi.dynamicImportSettled());
