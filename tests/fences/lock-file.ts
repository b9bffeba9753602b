/** What of a lock file is read here. */
export type LockFile = {
  readonly packages: Readonly<
    Record<
      string,
      { readonly version?: string; readonly resolved?: string; readonly integrity?: string; readonly link?: boolean }
    >
  >;
};

const REGISTRY = 'https://registry.npmjs.org/';
const WHOLE_SHA512 = /^sha512-[\w+/]{86}==$/;

/** Two copies would be two contexts, caches or schemas, of which one knows nothing of the other. */
export const ONE_COPY = [
  '@base-ui/react',
  '@tanstack/history',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@tanstack/router-core',
  '@xstate/react',
  'graphql',
  'react',
  'react-dom',
  'react-hook-form',
  'valibot',
  'xstate',
];

/** What is wrong in a lock file: packages of another host or without a whole checksum, and second copies of what must be one. */
export function lockFaults({ packages }: LockFile): string[] {
  const installed = Object.entries(packages).filter(([place]) => place !== '');
  const unsafe = installed.flatMap(([place, { resolved, integrity, link }]) => [
    ...(link || !resolved?.startsWith(REGISTRY) ? [`${place}: not from ${REGISTRY}`] : []),
    ...(WHOLE_SHA512.test(integrity ?? '') ? [] : [`${place}: no whole checksum`]),
  ]);
  const doubled = ONE_COPY.flatMap((name) => {
    const places = installed.filter(([place]) => place.endsWith(`node_modules/${name}`));
    return places.length > 1
      ? [`${name}: ${places.map(([place, { version }]) => `${version} in ${place}`).join(', ')}`]
      : [];
  });
  return [...unsafe, ...doubled];
}
