import { problemsWith, withProduct } from './key-tree.ts';
import { USUAL_ERROR, type WireCall } from './wire-table.ts';

/** A request as it went out. */
export type SentRequest = {
  method: string;
  url: string;
  /** The value of a header by its name in lower case. */
  header: (name: string) => string | null;
  /** Empty where there was none. */
  body: string;
};

export type GivenAnswer = { status: number; contentType: string | null; body: string };

/** What of a request, and of its answer where there is one, the table does not allow; the call that it is, and whether it was refused. */
export type Verdict = { call: WireCall | null; isRefused: boolean; problems: string[] };

/** Says that nothing has changed, and nothing else (FED-044). */
const NOT_MODIFIED = 304;

const GRAPH = '/apiproxy/v1/graphql';

/** Holds one exchange of the app with its backend against the table; `product` is the brand word of its configuration. */
export function checkExchange(
  table: readonly WireCall[],
  sent: SentRequest,
  answer: GivenAnswer | null,
  product = 'Northstar',
): Verdict {
  const { pathname, searchParams } = new URL(sent.url);
  const body = jsonOf(sent.body);
  const path = pathname === GRAPH ? `${pathname}#${operationName(body)}` : pathname;
  const what = `${sent.method} ${path}`;
  const row = table.find(({ method, path: known }) => method === sent.method && patternOf(known).test(path));
  const isRefused = answer !== null && isRefusal(answer.status, jsonOf(answer.body));
  if (!row) return { call: null, isRefused, problems: [`${what}: the table has no such call`] };
  const call = { ...row, body: withProduct(row.body, product), answer: withProduct(row.answer, product) };
  if (call.state === 'later') return { call, isRefused, problems: [`${what}: the table says that it is not made yet`] };
  const problems = [
    ...problemsWith(Object.fromEntries(searchParams), call.query, `${what}, query`),
    ...headerProblems(sent, call, what),
    ...bodyProblems(sent.body, body, call, what),
    ...(answer ? answerProblems(answer, call, what) : []),
  ];
  return { call, isRefused, problems };
}

function headerProblems(sent: SentRequest, { headers }: WireCall, what: string): string[] {
  return [...headers].flatMap(([name, value]) => {
    const found = sent.header(name);
    if (found !== null && (value === null || found.split(/[;,]\s*/).includes(value))) return [];
    return [`${what}, headers: ${name}${value === null ? '' : ` ${value}`} is missing`];
  });
}

function bodyProblems(text: string, body: unknown, call: WireCall, what: string): string[] {
  if (call.body.size === 0 && !call.isEmptyObject) return text === '' ? [] : [`${what}, body: the table knows none`];
  return problemsWith(body, call.body, `${what}, body`);
}

function answerProblems({ status, contentType, body }: GivenAnswer, call: WireCall, what: string): string[] {
  const at = `${what}, answer ${status}`;
  const json = jsonOf(body);
  if (isRefusal(status, json)) {
    const [own = [], usual = []] = [call.errors, USUAL_ERROR].map((keys) => problemsWith(json, keys, at));
    return usual.length === 0 ? [] : own;
  }
  if (call.isImage) return body === '' || contentType?.startsWith('image/') ? [] : [`${at}: it is no image`];
  if (status === NOT_MODIFIED) return body === '' ? [] : [`${at}: it has a body`];
  if (body === '') return call.answer.size === 0 ? [] : [`${at}: it is empty`];
  if (!contentType?.includes('json')) return [`${at}: it is no JSON`];
  if (!call.isList) return problemsWith(json, call.answer, at);
  if (!Array.isArray(json)) return [`${at}: it is no list`];
  return [...new Set(json.flatMap((entry: unknown) => problemsWith(entry, call.answer, at)))];
}

/** A Graph server refuses with status 200 too. */
const isRefusal = (status: number, json: unknown): boolean =>
  status >= 400 || (typeof json === 'object' && json !== null && 'errors' in json);

const operationName = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'operationName' in body ? String(body.operationName) : '';

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
