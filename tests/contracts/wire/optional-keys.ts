import type { KeyTree } from './key-tree.ts';

/** An answer in which one key that may be missing is left out, or null, wherever it stands. */
export type ThinAnswer = { key: string; answer: unknown };

/** Each of them that a JSON answer gives; keys that it does not have give none. */
export function thinAnswers(answer: unknown, tree: KeyTree): ThinAnswer[] {
  return optionalPaths(tree).flatMap((path) =>
    (['left out', 'null'] as const).flatMap((how) => {
      const thin: unknown = structuredClone(answer);
      return thinOut(thin, path, how) ? [{ key: `${path.join('.')} ${how}`, answer: thin }] : [];
    }),
  );
}

function optionalPaths(tree: KeyTree, above: readonly string[] = []): string[][] {
  return [...tree].flatMap(([name, { optional, children }]) => {
    const path = [...above, name];
    return [...(optional ? [path] : []), ...optionalPaths(children, path)];
  });
}

/** Whether the key was there. */
function thinOut(value: unknown, [name = '', ...rest]: readonly string[], how: 'left out' | 'null'): boolean {
  if (Array.isArray(value)) return value.filter((entry) => thinOut(entry, [name, ...rest], how)).length > 0;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  if (rest.length > 0) return thinOut(Reflect.get(value, name), rest, how);
  return how === 'null' ? Reflect.set(value, name, null) : Reflect.deleteProperty(value, name);
}
