import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { globalUse, unwrapped } from './global-rules.ts';
import { layerOf, layers } from './layers.ts';
import { isFloatingMoney } from './money-rules.ts';
import { isPlainlyWritten, vagueWordsIn } from './plain-words.ts';
import { lineOf, type SourceFile } from './source-tree.ts';
import { isEmptyTest, isExcusedTest, isRenamedTest, isShortLimit } from './test-rules.ts';
import { isDialogWithoutBack, isHardCodedWord, isLinkOfRouter } from './view-rules.ts';

/** A rule looks at one file and names the places that break it. */
type SourceRule = { name: string; applies: (path: string) => boolean; places: (file: SourceFile) => string[] };

const isTest = (path: string) => /\.(test|model|spec)\.tsx?$/.test(path) || path.startsWith('tests/');
const isApp = (path: string) => /^(src|machines)\//.test(path) && !isTest(path);
const isBuild = (path: string) => path.startsWith('src/app/build/');

const BROWSER_GLOBALS = new Set([
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
]);
const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);
const RAW_MARKUP = new Set(['dangerouslySetInnerHTML', 'innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc']);
/** What keeps answers beyond the page: caches of files and requests, a data base, a copy of the query cache, a background worker. */
const KEEPERS = new Set([
  'caches',
  'CacheStorage',
  'indexedDB',
  'serviceWorker',
  'dehydrate',
  'persistQueryClient',
  'persistQueryClientSave',
  'PersistQueryClientProvider',
  'experimental_createQueryPersister',
]);
const PLAIN_READINGS = new Set(['fetchQuery', 'fetchInfiniteQuery', 'ensureQueryData']);
const FORMATS = new Set(['Intl.DateTimeFormat', 'Intl.NumberFormat', 'Intl.PluralRules']);
const FORBIDDEN_FOLDERS = /(^|\/)(utils?|helpers?|hooks|components|common|types|shared|lib)\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

export const sourceRules: SourceRule[] = [
  {
    name: 'fetch only in src/api/transport.ts, in src/api/app-files.ts and in the card field’s own document',
    applies: (path) =>
      isApp(path) &&
      !isBuild(path) &&
      !/^src\/(api\/(transport|app-files)|platform\/card-field\/document\/provider)\.ts$/.test(path),
    places: (file) => found(file, globalUse(file, NETWORK)),
  },
  {
    name: 'browser globals only in src/platform and src/app',
    applies: (path) => isApp(path) && !/^src\/(platform|app)\//.test(path),
    places: (file) => found(file, globalUse(file, BROWSER_GLOBALS)),
  },
  {
    name: 'FC-142 FC-143 what was fetched lives in memory alone',
    applies: (path) => isApp(path) && path !== 'src/platform/service-workers.ts',
    places: (file) => wordsUsed(file, KEEPERS),
  },
  {
    name: 'flows read with fetchUncancelled: what others cancel is asked for again',
    // The pages of a history are read by the same rule, one by one.
    applies: (path) =>
      isApp(path) && path.startsWith('src/areas/') && path !== 'src/areas/account/history/history.flow.ts',
    places: (file) => wordsUsed(file, PLAIN_READINGS),
  },
  {
    name: 'formats of dates and numbers are made in src/domain/intl-formats.ts, once',
    applies: (path) => isApp(path) && path !== 'src/domain/intl-formats.ts',
    places: (file) => found(file, isMadeFormat),
  },
  {
    name: 'views read tags and context; names of states are read in flows and in the session',
    applies: (path) => isApp(path) && /^src\/(areas|parts|app\/shell)\/.+\.tsx$/.test(path),
    places: (file) => found(file, isStateAsked),
  },
  {
    name: 'links come from src/parts/link.tsx: the router’s own are current on each page below',
    applies: (path) => isApp(path) && path !== 'src/parts/link.tsx',
    places: (file) => found(file, (node) => ts.isImportSpecifier(node) && isLinkOfRouter(node)),
  },
  {
    name: 'Back closes every dialog',
    applies: (path) => isApp(path) && /^src\/(areas|parts)\//.test(path),
    places: (file) => found(file, (node) => isDialogWithoutBack(file, node)),
  },
  {
    name: 'the words of views are messages',
    applies: (path) => isApp(path) && path.endsWith('.tsx') && !path.startsWith('src/app/design-gallery/'),
    places: (file) => found(file, isHardCodedWord),
  },
  {
    name: 'no raw markup',
    applies: isApp,
    places: (file) => wordsUsed(file, RAW_MARKUP),
  },
  {
    name: 'no `any`',
    applies: (path) => path !== 'src/api/contract.ts',
    places: (file) => found(file, (node) => node.kind === ts.SyntaxKind.AnyKeyword),
  },
  {
    name: 'no cast through unknown',
    applies: isApp,
    places: (file) => found(file, (node) => ts.isAsExpression(node) && ts.isAsExpression(unwrapped(node.expression))),
  },
  {
    name: 'named exports only',
    // Tools take configurations, reporters and runners by their default export.
    applies: (path) => !/\.(config|reporter|runner)\.ts$/.test(path),
    places: (file) => found(file, isDefaultExport),
  },
  {
    name: 'no barrels',
    applies: (path) => !isTest(path),
    places: (file) => found(file, (node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined),
  },
  {
    name: 'an object type is a type: an interface extends another, or merges with it',
    applies: (path) => !/\.d\.ts$/.test(path),
    places: (file) => found(file, isPlainInterface),
  },
  {
    name: 'the import alias across layers, the extension always',
    applies: (path) => layerOf(path) !== undefined,
    places: (file) => found(file, (node) => ts.isStringLiteral(node) && isBadImport(file.path, node)),
  },
  {
    name: 'money is calculated in whole cents',
    applies: (path) => layerOf(path) !== undefined && !isTest(path),
    places: (file) => found(file, isFloatingMoney),
  },
  {
    name: 'no silenced checker without a reason',
    applies: () => true,
    places: (file) => comments(file, isUnreasonedSilencer),
  },
  {
    name: 'no unfinished work',
    applies: () => true,
    places: (file) => comments(file, (text) => /\b(TODO|FIXME|XXX|HACK)\b/.test(text)),
  },
  {
    name: 'plain words in comments, names and texts',
    applies: isPlainlyWritten,
    places: vagueWordsIn,
  },
  {
    name: 'no skipped, focused or excused test',
    applies: isTest,
    places: (file) => found(file, isExcusedTest),
  },
  {
    name: 'tests go by their own names',
    applies: isTest,
    places: (file) => found(file, isRenamedTest),
  },
  {
    name: 'every test does something',
    applies: isTest,
    places: (file) => found(file, isEmptyTest),
  },
  {
    name: 'no test has less time than all',
    applies: isTest,
    places: (file) => found(file, isShortLimit),
  },
  {
    name: 'no index.ts outside routes',
    applies: (path) => /(^|\/)index\.tsx?$/.test(path) && !path.startsWith('src/routes/'),
    places: (file) => [file.path],
  },
  {
    name: 'folders say what they are about',
    applies: (path) => FORBIDDEN_FOLDERS.test(path),
    places: (file) => [file.path],
  },
  {
    name: 'kebab-case files',
    applies: (path) => !path.startsWith('src/routes/') && !KEBAB.test(posix.basename(path)),
    places: (file) => [file.path],
  },
];

function found(file: SourceFile, matches: (node: ts.Node) => boolean): string[] {
  return [
    ...new Set(
      file
        .nodes()
        .filter(matches)
        .map((node) => lineOf(file, node.getStart())),
    ),
  ];
}

function comments(file: SourceFile, matches: (text: string) => boolean): string[] {
  return file
    .comments()
    .filter(({ text }) => matches(text))
    .map(({ at }) => lineOf(file, at));
}

/** `snapshot.matches('saving')`; a selector of CSS, which an element is asked for, begins otherwise. */
function isStateAsked(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [asked] = node.arguments;
  if (node.expression.name.text !== 'matches' || !asked) return false;
  return ts.isObjectLiteralExpression(asked) || (ts.isStringLiteralLike(asked) && /^[a-z][\w.]*$/i.test(asked.text));
}

function wordsUsed(file: SourceFile, words: ReadonlySet<string>): string[] {
  return found(file, (node) => ts.isIdentifier(node) && words.has(node.text));
}

/** One without arguments only tells what the device is set to. */
function isMadeFormat(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  const { expression: made, arguments: given = [] } = node;
  return ts.isPropertyAccessExpression(made) && FORMATS.has(made.getText()) && given.length > 0;
}

function isPlainInterface(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) && node.heritageClauses === undefined && ts.isSourceFile(node.parent);
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  return node.kind === ts.SyntaxKind.DefaultKeyword && !ts.isDefaultClause(node.parent);
}

function isBadImport(path: string, node: ts.StringLiteral): boolean {
  const { parent } = node;
  const imports = ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
  const lazy = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (!imports && !lazy) return false;
  if (!/^[.#]/.test(node.text)) return false;
  if (!/\.[a-z0-9]+(\?[\w&]+)?$/.test(node.text)) return true;
  const layer = layerOf(path);
  if (!node.text.startsWith('.') || layer === undefined) return false;
  return !posix.join(dirname(path), node.text).startsWith(`${layers[layer].folder}/`);
}

function isUnreasonedSilencer(text: string): boolean {
  if (/eslint-disable|@ts-ignore|@ts-nocheck|istanbul ignore|[cv]8 ignore/.test(text)) return true;
  if (/@ts-expect-error\s*(\*\/)?$/.test(text)) return true;
  return /biome-ignore/.test(text) && !/biome-ignore(-all|-start)? [\w/]+: \S.{7,}/.test(text);
}
