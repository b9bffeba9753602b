import type { IForbiddenRuleType } from 'dependency-cruiser';
import { layerNames, layers } from './layers.ts';

const TEST_FILE = '[.]test[.]tsx?$';
const NPM_OR_NODE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'] as const;
/** What comes with Node, whatever its name. */
const NODE = 'node:*';
const everyFolder = layerNames.map((name) => `^${layers[name].folder}/`);

const onlyKnownLayers = layerNames.map((name): IForbiddenRuleType => {
  const { folder, knows } = layers[name];
  return {
    name: `${name}-imports-only-what-it-knows`,
    severity: 'error',
    from: { path: `^${folder}/`, pathNot: TEST_FILE },
    to: { path: everyFolder, pathNot: [folder, ...knows.map((known) => layers[known].folder)].map((at) => `^${at}/`) },
  };
});

const onlyKnownPackages = layerNames.flatMap((name): IForbiddenRuleType[] => {
  const row = layers[name];
  const from = { path: `^${row.folder}/`, pathNot: [TEST_FILE, '^src/app/build/'] };
  const rule = { name: `${name}-needs-no-such-package`, severity: 'error' as const, from };
  if (row.packages !== 'any') {
    const dependencyTypes = [...NPM_OR_NODE];
    return [{ ...rule, to: { dependencyTypes, pathNot: row.packages.map(packagePath) } }];
  }
  const never: readonly string[] = 'never' in row ? row.never : [];
  const packages = never.filter((name) => name !== NODE);
  return [
    ...(packages.length > 0 ? [{ ...rule, to: { path: packages.map(packagePath) } }] : []),
    ...(never.includes(NODE) ? [{ ...rule, to: { dependencyTypes: ['core' as const] } }] : []),
  ];
});

/** `@base-ui/*` → every package of that scope. */
function packagePath(name: string): string {
  return `(^|node_modules/|@types/)${name.replace('/*', '/[^/]+').replaceAll('.', '[.]')}(/|$)`;
}

export const forbidden: IForbiddenRuleType[] = [
  ...onlyKnownLayers,
  ...onlyKnownPackages,
  {
    name: 'areas-do-not-know-each-other',
    comment: 'Two areas meet in a route, or share something from a lower layer.',
    severity: 'error',
    from: { path: '^src/areas/([^/]+)/', pathNot: TEST_FILE },
    to: { path: '^src/areas/([^/]+)/', pathNot: '^src/areas/$1/' },
  },
  {
    name: 'machines-of-different-areas-do-not-know-each-other',
    severity: 'error',
    from: { path: '^machines/([^/]+)/', pathNot: TEST_FILE },
    to: { path: '^machines/([^/]+)/', pathNot: ['^machines/$1/', '^machines/session/'] },
  },
  {
    name: 'an-area-uses-its-own-machines',
    comment: 'The running session actors come through src/session.',
    severity: 'error',
    from: { path: '^src/areas/([^/]+)/', pathNot: TEST_FILE },
    to: { path: '^machines/([^/]+)/', pathNot: ['^machines/$1/', '^machines/session/'] },
  },
  {
    name: 'the-world-is-imported-dynamically',
    comment: 'A static import of mocks/ would put the pretended retailer into the production bundle.',
    severity: 'error',
    from: { path: '^src/app/', pathNot: TEST_FILE },
    to: { path: '^mocks/', dynamic: false },
  },
  {
    name: 'build-code-stays-out-of-the-app',
    severity: 'error',
    from: { path: '^(src|machines)/', pathNot: ['^src/app/build/', TEST_FILE] },
    to: { path: '^src/app/build/' },
  },
  { name: 'no-cycles', severity: 'error', from: { path: '^(src|machines|mocks)/' }, to: { circular: true } },
  {
    name: 'no-import-of-a-test',
    severity: 'error',
    from: { path: '^(src|machines|mocks)/', pathNot: TEST_FILE },
    to: { path: [TEST_FILE, '^tests/'] },
  },
  {
    name: 'every-import-is-found',
    comment: 'An import that cannot be resolved would slip through every other fence.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];
