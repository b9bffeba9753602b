import ts from 'typescript';

const SUMS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
]);

/** `cents / 100`, which is no whole number any more. */
const isParted = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.SlashToken &&
  ts.isNumericLiteral(node.right) &&
  Number(node.right.text) === 100;

/**
 * Calculating with money that was divided by a hundred, or keeping it for that: it may only be handed on, to the wire or to
 * what writes it for a person. What reads text as a floating-point number is refused too.
 */
export function isFloatingMoney(node: ts.Node): boolean {
  if (ts.isIdentifier(node) && node.text === 'parseFloat') return true;
  if (!isParted(node)) return false;
  let { parent } = node;
  while (ts.isParenthesizedExpression(parent)) parent = parent.parent;
  return (ts.isBinaryExpression(parent) && SUMS.has(parent.operatorToken.kind)) || ts.isVariableDeclaration(parent);
}
