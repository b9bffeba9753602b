import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** One source file: its path from the root with `/`, its text, and its syntax tree when a rule asks for it. */
export type SourceFile = { path: string; text: string; tree: () => ts.SourceFile };

const FOLDERS = ['src', 'machines', 'mocks', 'tests'];
const CODE = /\.(ts|tsx|mjs)$/;

export function sourceFile(path: string, text: string): SourceFile {
  let parsed: ts.SourceFile | undefined;
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  return {
    path,
    text,
    tree: () => {
      parsed ??= ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true, kind);
      return parsed;
    },
  };
}

/** Every file that people wrote; generated ones (`*.gen.ts`) are somebody else's style. */
export function readSourceTree(root: string): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => CODE.test(path) && !path.endsWith('.gen.ts'))
      .map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8'))),
  );
}

export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

export function lineOf(file: SourceFile, position: number): string {
  return `${file.path}:${file.tree().getLineAndCharacterOfPosition(position).line + 1}`;
}

/** The comments of a file: text in strings, templates and JSX is not one. */
export function commentsOf(file: SourceFile): Array<{ text: string; at: number }> {
  const found = new Map<number, string>();
  for (const node of nodesOf(file.tree())) {
    if (node.kind === ts.SyntaxKind.JsxText) continue;
    const start = node.getFullStart();
    for (const read of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges]) {
      for (const { pos, end } of read(file.text, start) ?? []) found.set(pos, file.text.slice(pos, end));
    }
  }
  return [...found].map(([at, text]) => ({ text, at }));
}
