/** The keys of a JSON value, as wire.csv writes them; `*` stands for every key. */
export type KeyTree = ReadonlyMap<string, KeyNode>;

type KeyNode = { optional: boolean; list: boolean; children: Map<string, KeyNode> };

/** Where a key holds the brand word, which the configuration names (ACC-060). */
const PRODUCT = '{product}';

const SEGMENT = /^(\*|[A-Za-z_{][\w{}-]*)(\[\])?(\?)?$/;

/**
 * Reads `a b?.c d[].e`: dots nest, `[]` is a list, `?` marks what may be missing or null. A question mark counts where it
 * stands, so the children of `b?` are demanded as soon as there is a `b`.
 */
export function parseKeys(text: string): KeyTree {
  const tree = new Map<string, KeyNode>();
  for (const key of text.split(' ').filter(Boolean)) {
    let level = tree;
    for (const segment of key.split('.')) {
      const [, name, list, optional] = SEGMENT.exec(segment) ?? [];
      if (name === undefined) throw new Error(`${segment} in ${key} is no key.`);
      const node = level.get(name) ?? {
        optional: optional !== undefined,
        list: list !== undefined,
        children: new Map(),
      };
      if (node.optional !== (optional !== undefined) || node.list !== (list !== undefined)) {
        throw new Error(`${name} is written in two ways in: ${text}`);
      }
      level.set(name, node);
      level = node.children;
    }
  }
  return tree;
}

/** The same keys at a retailer whose brand word is `product`. */
export function withProduct(tree: KeyTree, product: string): KeyTree {
  return new Map([...tree].map(([name, node]) => [name.replace(PRODUCT, product), node]));
}

/** Every dotted key of a tree without its marks, the ones in between included. */
export function namesOf(tree: KeyTree, prefix = ''): string[] {
  return [...tree].flatMap(([name, { children }]) => [`${prefix}${name}`, ...namesOf(children, `${prefix}${name}.`)]);
}

/** What of a JSON object does not fit the keys; each problem once, however many entries of a list have it. */
export function problemsWith(value: unknown, tree: KeyTree, what: string): string[] {
  return [...new Set(compare(value, tree, what, ''))];
}

function compare(value: unknown, tree: KeyTree, what: string, at: string): string[] {
  if (!isRecord(value)) return [`${what}: ${at === '' ? 'it' : at} is no object`];
  const below = (key: string) => (at === '' ? key : `${at}.${key}`);
  const open = tree.get('*');
  const unknown = open ? [] : Object.keys(value).filter((key) => !tree.has(key));
  return [
    ...unknown.map((key) => `${what}: the table does not know the key ${below(key)}`),
    ...[...tree].flatMap(([key, node]) => {
      if (key === '*') return [];
      const inner = value[key];
      if (inner !== undefined && inner !== null) return compareNode(inner, node, what, below(key));
      // A value may be null; an object or a list of which keys are demanded may not.
      const isMissing = inner === undefined || node.list || node.children.size > 0;
      return isMissing && !node.optional ? [`${what}: the key ${below(key)} is missing`] : [];
    }),
  ];
}

function compareNode(value: unknown, { list, children }: KeyNode, what: string, at: string): string[] {
  const entries: unknown = list ? value : [value];
  if (!Array.isArray(entries)) return [`${what}: ${at} is no list`];
  if (!list && Array.isArray(value)) return [`${what}: ${at} is a list`];
  return entries.flatMap((entry: unknown) => {
    if (children.size > 0) return compare(entry, children, what, at);
    const isFilled = isRecord(entry) && Object.keys(entry).length > 0;
    return isFilled ? [`${what}: the table names no keys of ${at}`] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
