import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One source file: its path from the root with `/` and its text; what follows is read once, when a rule first asks for it. */
export type SourceFile = {
  path: string;
  text: string;
  tree: () => ts.SourceFile;
  /** Every node of the tree but bare tokens. */
  nodes: () => readonly ts.Node[];
  /** Text in strings, templates and JSX is no comment. */
  comments: () => ReadonlyArray<{ text: string; at: number }>;
};

const FOLDERS = ['src', 'machines', 'mocks', 'tests'];
const ROOT_FILES = ['vite.config.ts'];
const CODE = /\.[cm]?[jt]sx?$/;
/** They have their generator's style. */
const GENERATED = ['src/app/route-tree.gen.ts', 'src/messages/message-values.gen.ts'];

export function sourceFile(path: string, text: string): SourceFile {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const tree = once(() => ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind));
  return { path, text, tree, nodes: once(() => nodesOf(tree())), comments: once(() => commentsOf(tree(), text)) };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Whether people wrote a file of code. */
export const isWritten = (path: string): boolean => CODE.test(path) && !GENERATED.includes(path);

/** Every file that people wrote. */
export function readSourceTree(root: string): SourceFile[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(isWritten),
  );
  return [...ROOT_FILES, ...inFolders].map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
}

function nodesOf(root: ts.Node): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}

export function lineOf(file: SourceFile, position: number): string {
  return `${file.path}:${file.tree().getLineAndCharacterOfPosition(position).line + 1}`;
}

/** Comments stand before or after a token, whether or not a node begins or ends there. */
function commentsOf(root: ts.SourceFile, text: string): Array<{ text: string; at: number }> {
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const start = node.getFullStart();
    for (const read of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
      for (const { pos, end } of read(text, start) ?? []) found.set(pos, text.slice(pos, end));
    }
    for (const child of node.getChildren(root)) visit(child);
  };
  if (/\/[/*]/.test(text)) visit(root);
  return [...found].map(([at, text]) => ({ text, at }));
}
