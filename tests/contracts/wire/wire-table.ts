import { readFileSync } from 'node:fs';
import { parseCsv } from '#tests/requirements/rows.mjs';
import { type KeyTree, parseKeys } from './key-tree.ts';

/** One call of the specification: a row of wire.csv. */
export type WireCall = {
  id: string;
  /** `later`: the specification has it, the app does not make it yet. */
  state: 'now' | 'later';
  method: string;
  /** With `:parameters`; a Graph operation's name follows a `#`. */
  path: string;
  query: KeyTree;
  /** Names in lower case; null where any value will do. */
  headers: ReadonlyMap<string, string | null>;
  body: KeyTree;
  /** The body is an object without a key. */
  isEmptyObject: boolean;
  answer: KeyTree;
  /** The answer is a bare list, of entries with those keys. */
  isList: boolean;
  /** The answer is a picture; an empty one where there is nothing on it. */
  isImage: boolean;
  errors: KeyTree;
  /** Requirement and fault rows that it comes from. */
  rows: readonly string[];
  /** What of it the documents say and what was chosen, with the decisions. */
  source: string;
};

/** In the place of an answer's keys. */
const IMAGE = 'image';
/** Before the keys of the entries of an answer that is a bare list. */
const LIST = '[] ';
/** In the place of a body's keys. */
const EMPTY_OBJECT = '{}';

const COLUMNS = ['id', 'state', 'method', 'path', 'query', 'headers', 'body', 'answer', 'errors', 'rows', 'source'];

/** What a refusal carries where the specification names nothing else (PRV-045). */
export const USUAL_ERROR = parseKeys('code message? data?.context?.*');

/** Reads a wire table; throws where it is not well written. */
export function parseWireTable(text: string): WireCall[] {
  const [head = [], ...lines] = parseCsv(text);
  if (head.join() !== COLUMNS.join()) throw new Error(`The columns are ${COLUMNS.join()}.`);
  return lines.map((line) => {
    const field = (name: string) => line[COLUMNS.indexOf(name)] ?? '';
    const state = field('state');
    if (state !== 'now' && state !== 'later') throw new Error(`${field('id')}: ${state} is neither now nor later.`);
    return {
      id: field('id'),
      state,
      method: field('method'),
      path: field('path'),
      query: parseKeys(field('query')),
      headers: new Map(
        words(field('headers')).map((header) => {
          const [name = '', value] = header.split('=');
          return [name, value ?? null];
        }),
      ),
      body: field('body') === EMPTY_OBJECT ? new Map() : parseKeys(field('body')),
      isEmptyObject: field('body') === EMPTY_OBJECT,
      answer: field('answer') === IMAGE ? new Map() : parseKeys(field('answer').replace(/^\[\] /, '')),
      isList: field('answer').startsWith(LIST),
      isImage: field('answer') === IMAGE,
      errors: field('errors') === '' ? USUAL_ERROR : parseKeys(field('errors')),
      rows: words(field('rows')),
      source: field('source'),
    };
  });
}

const words = (text: string) => text.split(' ').filter(Boolean);

let table: readonly WireCall[] | null = null;

/** tests/contracts/wire.csv. */
export function wireTable(): readonly WireCall[] {
  table ??= parseWireTable(readFileSync('tests/contracts/wire.csv', 'utf8'));
  return table;
}
