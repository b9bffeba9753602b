import { describe, expect, test } from 'vitest';
import { saveProfile } from '#api/account/profile.ts';
import { readSession } from '#api/session/session.ts';
import { startWorld } from '#mocks/server.ts';
import { setUpServer } from '../../support/set-up-server.ts';
import { checkExchange, type GivenAnswer, type SentRequest } from './wire-check.ts';
import { takeProblems } from './wire-record.ts';
import { parseWireTable } from './wire-table.ts';

const HEAD = 'id,state,method,path,query,headers,body,answer,errors,rows,source';
const TABLE = parseWireTable(`${HEAD}
pots,now,GET,/pots,size lid?,accept=application/json,,pots[].id pots[].lid?.colour note?,,LOC-001,default
brew,now,POST,/pots/:id,,content-type=application/json x-own,leaf {product}Tea strong?,,data.code,LOC-001,default
graph,now,POST,/apiproxy/v1/graphql#get-pots,,,operationName variables.size,data.pots[].id,data?.* errors[].extensions?.code,LOC-001,default
tea,later,GET,/tea,,,,,,LOC-001,default
`);

type Sent = Partial<Omit<SentRequest, 'header'>> & { headers?: Readonly<Record<string, string>> };

const read = { url: '/pots?size=2', headers: { accept: 'text/html, application/json;q=1' } };
const brew = {
  method: 'POST',
  url: '/pots/7',
  headers: { 'content-type': 'application/json; charset=utf-8', 'x-own': 'any' },
};

function problemsOf(
  { method = 'GET', url = '', headers = {}, body = '' }: Sent,
  answer: Partial<GivenAnswer> | null = null,
) {
  const header = (name: string) => headers[name] ?? null;
  const given = answer && { status: 200, contentType: 'application/json', body: '', ...answer };
  return checkExchange(TABLE, { method, url: `http://a.test${url}`, header, body }, given).problems;
}

const json = (value: unknown) => ({ body: JSON.stringify(value) });

describe('a request', () => {
  test('as the table has it is allowed', () => {
    expect(problemsOf(read)).toEqual([]);
    expect(problemsOf({ ...brew, ...json({ leaf: 'green', NorthstarTea: true, strong: null }) })).toEqual([]);
  });

  test('to another address, by another verb or for later is not', () => {
    expect(problemsOf({ ...read, url: '/pot?size=2' })).toEqual(['GET /pot: the table has no such call']);
    expect(problemsOf({ ...read, method: 'PUT' })).toEqual(['PUT /pots: the table has no such call']);
    expect(problemsOf({ ...brew, url: '/pots/7/lid' })).toEqual(['POST /pots/7/lid: the table has no such call']);
    expect(problemsOf({ url: '/tea' })).toEqual(['GET /tea: the table says that it is not made yet']);
  });

  test('with another query key, or without one, is not', () => {
    expect(problemsOf({ ...read, url: '/pots?sizes=2' })).toEqual([
      'GET /pots, query: the table does not know the key sizes',
      'GET /pots, query: the key size is missing',
    ]);
  });

  test('without a header, or with another value of it, is not', () => {
    expect(problemsOf({ url: read.url, headers: { accept: '*/*' } })).toEqual([
      'GET /pots, headers: accept application/json is missing',
    ]);
    const bare = { 'content-type': 'application/json' };
    expect(problemsOf({ ...brew, headers: bare, ...json({ leaf: '', NorthstarTea: '' }) })).toEqual([
      'POST /pots/7, headers: x-own is missing',
    ]);
  });

  test('with another body key, without one, or with a body that the table does not know is not', () => {
    expect(problemsOf({ ...brew, ...json({ leaves: 'green', NorthstarTea: true }) })).toEqual([
      'POST /pots/7, body: the table does not know the key leaves',
      'POST /pots/7, body: the key leaf is missing',
    ]);
    expect(problemsOf({ ...brew, ...json({ leaf: 'green', productTea: true }) })).toEqual([
      'POST /pots/7, body: the table does not know the key productTea',
      'POST /pots/7, body: the key NorthstarTea is missing',
    ]);
    expect(problemsOf({ ...brew, body: 'leaf' })).toEqual(['POST /pots/7, body: it is no object']);
    expect(problemsOf({ ...read, body: '{}' })).toEqual(['GET /pots, body: the table knows none']);
  });

  test('of Graph is distinguished by its operation, and its variables are held too', () => {
    const graph = (body: unknown) => problemsOf({ method: 'POST', url: '/apiproxy/v1/graphql', ...json(body) });
    expect(graph({ operationName: 'get-pots', variables: { size: 1 } })).toEqual([]);
    expect(graph({ operationName: 'get-lids', variables: {} })).toEqual([
      'POST /apiproxy/v1/graphql#get-lids: the table has no such call',
    ]);
    expect(graph({ operationName: 'get-pots', variables: { sizes: 1 } })).toEqual([
      'POST /apiproxy/v1/graphql#get-pots, body: the table does not know the key variables.sizes',
      'POST /apiproxy/v1/graphql#get-pots, body: the key variables.size is missing',
    ]);
  });
});

describe('an answer', () => {
  test('as the table has it is allowed', () => {
    const pots = [{ id: 1 }, { id: 2, lid: null }, { id: 3, lid: { colour: 'red' } }];
    expect(problemsOf(read, json({ pots }))).toEqual([]);
    expect(problemsOf({ ...brew, ...json({ leaf: '', NorthstarTea: '' }) }, { status: 204 })).toEqual([]);
  });

  test('with another key, without one, or of another shape is not', () => {
    expect(problemsOf(read, json({ pots: [{ ids: 1 }, { ids: 2 }] }))).toEqual([
      'GET /pots, answer 200: the table does not know the key pots.ids',
      'GET /pots, answer 200: the key pots.id is missing',
    ]);
    expect(problemsOf(read, json({ pots: [{ id: 1, lid: {} }] }))).toEqual([
      'GET /pots, answer 200: the key pots.lid.colour is missing',
    ]);
    expect(problemsOf(read, json({ pots: null }))).toEqual(['GET /pots, answer 200: the key pots is missing']);
    expect(problemsOf(read, json({ pots: {} }))).toEqual(['GET /pots, answer 200: pots is no list']);
    expect(problemsOf(read, json({ pots: [{ id: { no: 1 } }] }))).toEqual([
      'GET /pots, answer 200: the table names no keys of pots.id',
    ]);
    expect(problemsOf(read, { body: '' })).toEqual(['GET /pots, answer 200: it is empty']);
    expect(problemsOf(read, { ...json({ pots: [] }), contentType: 'text/html' })).toEqual([
      'GET /pots, answer 200: it is no JSON',
    ]);
  });

  test('that refuses has the keys of its call, or the usual ones', () => {
    const refused = (status: number, body: unknown) =>
      problemsOf({ ...brew, ...json({ leaf: '', NorthstarTea: '' }) }, { status, ...json(body) });
    expect(refused(400, { data: { code: 1 } })).toEqual([]);
    expect(refused(500, { code: 'FAULT' })).toEqual([]);
    expect(refused(400, { reason: 1 })).toEqual([
      'POST /pots/7, answer 400: the table does not know the key reason',
      'POST /pots/7, answer 400: the key data is missing',
    ]);
  });
});

describe('the recorder', () => {
  setUpServer();

  const profile = { firstName: 'Gwen', lastName: 'West', birthday: null, address: null, phoneNumber: null };

  /** Renames a part of a contract, which app and world share, for one call. */
  async function withContract<Part extends object, Key extends keyof Part>(
    part: Part,
    key: Key,
    value: Part[Key],
    call: () => Promise<unknown>,
  ): Promise<string[]> {
    const before = part[key];
    part[key] = value;
    await call().catch(() => undefined);
    part[key] = before;
    return takeProblems();
  }

  test('sees an address and a verb that were renamed in the contract', async () => {
    startWorld();
    const call = () => readSession({});
    const path = '/apiproxy/v1/sessions';
    expect(await withContract<{ path: string }, 'path'>(readSession.contract, 'path', path, call)).toEqual([
      'GET /apiproxy/v1/sessions: the table has no such call',
    ]);
    expect(await withContract(readSession.contract, 'method', 'POST', call)).toEqual([
      'POST /apiproxy/v1/session: the table has no such call',
    ]);
  });

  test('sees a body key that is left out, and one too many', async () => {
    startWorld({ persona: 'member-green' });
    const { birthday, ...rest } = profile;
    await saveProfile({ body: { ...rest, birthday, ...{ birthDay: birthday } } });
    expect(takeProblems()).toEqual([
      'PUT /apiproxy/v1/account/profile, body: the table does not know the key birthDay',
    ]);
  });

  test('passes over an answer that a fault spoilt', async () => {
    const world = startWorld();
    world.fail(readSession, 'wrong-shape');
    await expect(readSession({})).rejects.toMatchObject({ code: 'bad-answer' });
    expect(takeProblems()).toEqual([]);
  });
});
