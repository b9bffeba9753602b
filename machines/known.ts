/** What a machine must have by now: one that has come so far without it is wrong, and nothing made up is sent in its place. */
export function known<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${name} yet.`);
  return value;
}
