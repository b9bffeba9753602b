import ts from 'typescript';
import { lineOf, type SourceFile } from './source-tree.ts';

/**
 * Words that hide who acts or what a thing is. In their place: visitor, member, guest, caller; optimistic value; emit,
 * show, report; pending; the name of the part; invalidated; expired, superseded.
 */
const VAGUE_WORDS =
  /^(nobody|somebody|whoever|anybody|wish(es|ed)?|tells?|told|untold|worthless|outlived|deeds?|ow(e|es|ed)|shel(f|ves)|backstage|stagehand)$/;
const WORD = /\p{L}+/gu;

/** The app's texts for people are written for them, and these files hold the words on purpose. */
export const isPlainlyWritten = (path: string): boolean => !/^(src\/messages|tests\/fences)\//.test(path);

/** Lines whose comment, name or text holds such a word; a text that quotes what a page shows may hold it in “…”. */
export function vagueWordsIn(file: SourceFile): string[] {
  const lines = file
    .comments()
    .filter(({ text }) => isVague(text))
    .map(({ at }) => lineOf(file, at));
  for (const node of file.nodes()) {
    if (holdsVagueWord(node)) lines.push(lineOf(file, node.getStart()));
  }
  return [...new Set(lines)];
}

function holdsVagueWord(node: ts.Node): boolean {
  if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) return isVague(wordsOf(node.text));
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  return (isText || ts.isJsxText(node)) && isVague(node.text);
}

/** Lines of a document, by their number, that hold such a word. */
export const vagueWordsInDocument = (text: string): number[] =>
  text.split('\n').flatMap((line, index) => (isVague(line) ? [index + 1] : []));

/** `tellFailure` is `tell failure`. */
const wordsOf = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replaceAll('_', ' ');

function isVague(text: string): boolean {
  const own = text.replaceAll(/“[^”]*”/g, '').toLowerCase();
  return (own.match(WORD) ?? []).some((word) => VAGUE_WORDS.test(word));
}
