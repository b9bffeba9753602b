/** Every dotted key that a Valibot schema reads by name, the ones in between included; what is read as unknown hides its keys. */
export function keysRead(schema: unknown, prefix = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.entries(partOf(schema, 'entries') ?? {}).flatMap(([name, entry]) => {
    const key = `${prefix}${name}`;
    return [key, ...keysRead(entry, `${key}.`)];
  });
  // The first part of a pipe is the schema itself; a later object reads what a transformation let through.
  const parts = [...listOf(schema, 'options'), ...listOf(schema, 'pipe').slice(1)];
  const inner = [partOf(schema, 'wrapped'), partOf(schema, 'item'), ...parts];
  return [...new Set([...own, ...inner.flatMap((part) => keysRead(part, prefix))])];
}

function partOf(schema: object, name: string): object | null {
  const part: unknown = Reflect.get(schema, name);
  return typeof part === 'object' ? part : null;
}

function listOf(schema: object, name: string): readonly unknown[] {
  const part = partOf(schema, name);
  return Array.isArray(part) ? part : [];
}

/** Every dotted key that the text of a Graph query asks for. */
export function keysAskedFor(query: string): string[] {
  const keys: string[] = [];
  const path: string[] = [];
  let last = '';
  // Arguments name variables, not fields.
  for (const [token] of query.replace(/\([^)]*\)/g, '').matchAll(/[{}]|\w+/g)) {
    if (token === '{') path.push(last);
    else if (token === '}') path.pop();
    else {
      last = token;
      // The outermost word is the operation's own name.
      if (path.length > 0) keys.push([...path.slice(1), token].join('.'));
    }
  }
  return keys;
}
