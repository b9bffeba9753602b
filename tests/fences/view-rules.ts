import ts from 'typescript';

const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'alt', 'title', 'placeholder']);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Words for people in a view: between its tags, or in an attribute that is shown or read out. */
export function isHardCodedWord(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasLetters(node.text);
  if (!ts.isJsxAttribute(node) || !SPOKEN_ATTRIBUTES.has(node.name.getText())) return false;
  const { initializer } = node;
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  return value !== undefined && ts.isStringLiteralLike(value) && hasLetters(value.text);
}
