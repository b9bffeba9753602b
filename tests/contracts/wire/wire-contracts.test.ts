import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Contract, Schema } from '#api/contract.ts';
import { onEntriesDropped } from '#api/dropped-entries.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { startWorld } from '#mocks/server.ts';
import { readRows } from '#tests/requirements/rows.mjs';
import { setUpServer } from '../../support/set-up-server.ts';
import { namesOf, parseKeys, withProduct } from './key-tree.ts';
import { thinAnswers } from './optional-keys.ts';
import type { Sample } from './sample.ts';
import { keysAskedFor, keysRead } from './schema-keys.ts';
import { samples } from './wire-calls.ts';
import { forgetAnswers, heldAnswers } from './wire-record.ts';
import { type WireCall, wireTable } from './wire-table.ts';

setUpServer();

type Graph = { query: string; variables: Schema; answer: Schema };
type Found = { name: string; contract: Contract; graph: Graph | null };

const modules = import.meta.glob<Record<string, unknown>>(['/src/api/**/*.ts', '!**/*.test.ts'], { eager: true });

/** Every operation that a file of src/api exports. */
const operations: Found[] = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (isOperation(value) ? [{ name, ...partsOf(value) }] : [])),
);

type AnyOperation = { contract: Contract; graph?: Graph };

function isOperation(value: unknown): value is AnyOperation {
  return typeof value === 'function' && 'contract' in value;
}

function partsOf({ contract, graph }: AnyOperation): Omit<Found, 'name'> {
  return { contract, graph: graph ?? null };
}

const address = ({ method, path }: Pick<Contract, 'method' | 'path'> | WireCall) => `${method} ${path}`;
const made = wireTable().filter(({ state }) => state === 'now');
const names = (tree: WireCall['body']) => namesOf(withProduct(tree, 'Northstar'));

/** The row of a contract; its own address decides, and nothing that app and world share. */
function rowOf({ contract }: Found): WireCall {
  const row = wireTable().find((one) => address(one) === address(contract));
  if (!row) throw new Error(`The table has no ${address(contract)}.`);
  return row;
}

describe('the table', () => {
  test('names each call once, with rows that exist', () => {
    const rows = readRows();
    expect(new Set(wireTable().map(({ id }) => id)).size).toBe(wireTable().length);
    expect(new Set(wireTable().map(address)).size).toBe(wireTable().length);
    for (const call of wireTable()) {
      expect(call.rows.length, call.id).toBeGreaterThan(0);
      expect(
        call.rows.filter((id) => !rows.has(id)),
        call.id,
      ).toEqual([]);
      expect(call.source, call.id).toMatch(/^(spec|default)/);
    }
  });

  test('FC-133 requires every change to carry what no form of another site can send', () => {
    const changes = wireTable().filter(({ method }) => method !== 'GET');
    const names = changes.map(({ headers }) => [...headers.keys()].filter((name) => name !== 'idempotency-key'));
    expect(names).toEqual(changes.map(() => ['content-type', 'x-requested-with']));
  });
});

describe('the operations of src/api', () => {
  test('are those that the table says are made, verb and path', () => {
    const written = ({ graph, contract }: Found) => ({ ...(graph ?? contract), refusals: undefined });
    const byAddress = new Map(operations.map((found) => [address(found.contract), written(found)]));
    expect([...byAddress.keys()].toSorted()).toEqual(made.map(address).toSorted());
    // One call may be made by two operations that read a refusal in two ways.
    for (const found of operations) expect(written(found)).toEqual(byAddress.get(address(found.contract)));
  });

  test.each(operations)('$name sends and reads only keys of the table', ({ contract, graph, name }) => {
    const row = rowOf({ contract, graph, name });
    const unknown = (keys: string[], known: WireCall['body']) => keys.filter((key) => !isKnown(key, names(known)));
    const data = (keys: string[]) => keys.map((key) => `data.${key}`);
    if (graph) {
      expect(
        unknown(
          keysRead(graph.variables).map((key) => `variables.${key}`),
          row.body,
        ),
      ).toEqual([]);
      expect(unknown(data(keysRead(graph.answer)), row.answer)).toEqual([]);
      expect(data(keysAskedFor(graph.query)).toSorted()).toEqual(names(row.answer).slice(1).toSorted());
      return;
    }
    expect(unknown(keysRead(contract.body), row.body)).toEqual([]);
    expect(unknown(keysRead(contract.answer), row.answer)).toEqual([]);
    // A status below 400 speaks of the answer itself.
    const isRefused = contract.refused?.statuses.every((status) => status >= 400) ?? true;
    expect(unknown(keysRead(contract.refused?.body), isRefused ? row.errors : row.answer)).toEqual([]);
    expect(contract.answers === 'image').toBe(row.isImage);
  });
});

test('OPP-004 OPP-005 OPP-023 OPP-025 a query declares each variable that is sent, and passes it on by its own name', () => {
  for (const { graph, name } of operations) {
    if (!graph) continue;
    const sent = keysRead(graph.variables).filter((key) => !key.includes('.'));
    const declared = [...graph.query.matchAll(/\$(\w+):/g)].map(([, variable]) => variable);
    const passed = [...graph.query.matchAll(/(\w+): \$(\w+)/g)].map(([, argument, variable]) => [argument, variable]);
    expect(declared.toSorted(), name).toEqual(sent.toSorted());
    expect(passed.toSorted(), name).toEqual(sent.toSorted().map((key) => [key, key]));
  }
});

/** `delivery.heading.*` knows every key below. */
function isKnown(key: string, known: readonly string[]): boolean {
  return known.includes(key) || known.includes(key.replace(/\.[^.]+$/, '.*'));
}

/** Keys that may be missing, but not while the rest of the answer is as it is. */
const NEVER_ALONE: Readonly<Record<string, readonly string[]>> = {
  // Without them it is no member.
  session: ['firstName', 'memberId'],
  // What pays is named by one of two ids, and the other one is not there.
  'payment-methods': ['paymentMethods.paymentInstrumentId'],
  'payment-method-add': ['paymentInstrumentId'],
  'payment-method-change': ['paymentInstrumentId'],
  'paypal-add': ['paymentInstrumentId'],
  // An answer has the number of the order, or what is the matter with it.
  'gift-purchase-status': ['orderNumber'],
};

/** The keys that may be missing, but without which the last answer to a call cannot be read, or not all of it. */
function unreadWithout(id: string): string[] {
  const row = made.find((one) => one.id === id);
  const found = operations.find(({ contract }) => row && address(contract) === address(row));
  const { status, body } = heldAnswers.get(id) ?? { status: 0, body: '' };
  if (!row || !found || row.isImage || body === '') return [];
  const { contract, graph } = found;
  const { refused, answer } = contract;
  const plain = refused?.statuses.includes(status) ? refused.body : answer;
  const schema = graph ? v.object({ data: graph.answer }) : plain;
  let dropped = 0;
  const stop = onEntriesDropped((_, count) => {
    dropped += count;
  });
  const unread = thinAnswers(JSON.parse(body), withProduct(row.answer, 'Northstar')).filter(({ answer: thin }) => {
    dropped = 0;
    return !v.safeParse(schema, thin).success || dropped > 0;
  });
  stop();
  return unread.map(({ key }) => key).filter((key) => !NEVER_ALONE[id]?.some((one) => key.startsWith(`${one} `)));
}

/** The calls that a sample makes, by the table's id, but for those that are refused. */
async function answeredIn({ as, call }: Sample): Promise<string[]> {
  forgetAnswers();
  await call(startWorld(as ? { persona: as } : {}));
  return [...heldAnswers.keys()];
}

describe('each call that is made', () => {
  test('has a sample', () => {
    expect(Object.keys(samples).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  });

  // Sent by the app's own transport and answered by the world; the table judges both after each test.
  test.each(Object.entries(samples))('%s is sent and answered as the table says', async (id, sample) => {
    expect(await answeredIn(sample)).toContain(id);
    expect(unreadWithout(id)).toEqual([]);
  });

  test('is answered in its own sample, and not refused there', async () => {
    const read = () => readLoyalty({ variables: {} });
    expect(await answeredIn({ as: 'member-green', call: read })).toEqual(['loyalty-program']);
    expect(await answeredIn({ call: async () => null })).toEqual([]);
    expect(await answeredIn({ call: () => read().catch(() => null) })).toEqual([]);
  });
});

test('keys are read out of schemas and queries', () => {
  expect(keysAskedFor('query A($b: Int) { c(b: $b) { d e { f } } g }')).toEqual(['c', 'c.d', 'c.e', 'c.e.f', 'g']);
  expect(namesOf(parseKeys('a b?.c d[].e'))).toEqual(['a', 'b', 'b.c', 'd', 'd.e']);
});
