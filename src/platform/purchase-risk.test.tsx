import { beforeEach, expect, test, vi } from 'vitest';
import { PURCHASE_RISK_KEY } from '#domain/cards/reload.ts';

beforeEach(() => window.localStorage.removeItem(PURCHASE_RISK_KEY));

/** As a page that was just loaded has it. */
async function newPage() {
  vi.resetModules();
  return (await import('./purchase-risk.ts')).purchaseReputation;
}

test('FC-004 CRD-026 the risk data of a purchase is the same however often it is sent, and another one’s is its own', async () => {
  const reputationOf = await newPage();
  let collected = 0;
  const collect = async () => `data ${++collected}`;
  const of = (requestId: string) => reputationOf(requestId, undefined, collect);
  expect([await of('one'), await of('one'), await of('two'), await of('one')]).toEqual([
    'data 1',
    'data 1',
    'data 2',
    'data 1',
  ]);
});

test('FC-004 what was collected for a purchase that was left before it was sent is not kept', async () => {
  const reputationOf = await newPage();
  const left = new AbortController();
  left.abort();
  expect(await reputationOf('left', left.signal, async () => 'data')).toBe('');
  expect(await reputationOf('left', undefined, async () => 'data')).toBe('data');
});

test('FC-004 CRD-026 a page that is loaded anew, and another tab, send what was collected first, of the last twenty purchases', async () => {
  const first = await newPage();
  for (let count = 0; count <= 20; count += 1) await first(`request ${count}`, undefined, async () => `data ${count}`);
  const later = await newPage();
  expect(await later('request 1', undefined, async () => 'other')).toBe('data 1');
  expect(await later('request 20', undefined, async () => 'other')).toBe('data 20');
  expect(await later('request 0', undefined, async () => 'other')).toBe('other');
});

test.each(['{', '{"a":1}', '[["one"]]', '[["one",1]]'])(
  'FC-004 what lies there and is none of ours is passed over: %s',
  async (kept) => {
    window.localStorage.setItem(PURCHASE_RISK_KEY, kept);
    const reputationOf = await newPage();
    expect(await reputationOf('one', undefined, async () => 'data')).toBe('data');
    const later = await newPage();
    expect(await later('one', undefined, async () => 'other')).toBe('data');
  },
);
