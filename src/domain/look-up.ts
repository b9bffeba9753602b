/** What a table holds under a key from outside the app; nothing under the names that every object inherits, such as `constructor`. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
