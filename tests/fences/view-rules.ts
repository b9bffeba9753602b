import ts from 'typescript';
import type { SourceFile } from './source-tree.ts';

const DIALOGS = /^#ui\/(responsive-)?dialog\/(responsive-)?dialog\.tsx$/;

/** Dialogs that Back closes without an entry of `useBackCloses`, and by what. */
const CLOSED_OTHERWISE: Readonly<Record<string, string>> = {
  'src/areas/account/profile/personal-form.tsx':
    'asks about a way to leave, of which Back is one, and stays until it is answered',
  'src/areas/cards/pay/pay-overlay.tsx': 'open by the hash of the address',
  'src/areas/cards/reload/reload-sheet.tsx': 'open by the hash of the address',
  'src/areas/delivery/cart-warning.tsx': 'open by the state of its entry (delivery-handoff.flow.ts)',
  'src/areas/gifting/payment/payment-sheet.tsx': 'open by the hash of the address',
  'src/areas/rewards/partnership/unlink-dialog.tsx': 'open by the address',
  'src/areas/store-locator/details/store-details.tsx': 'open by the state of its entry',
  'src/areas/store-locator/filters/filters-overlay.tsx': 'open by the state of its entry',
  'src/parts/cards/with-card.tsx': 'open by the hash of the address',
  'src/parts/rising-dialog.tsx': 'closed by what opens it: a hash, or an entry of the confirmation',
};

/** The import of a dialog in a file that does not say how Back closes it, or that says it twice. */
export function isDialogWithoutBack(file: SourceFile, node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false;
  if (!DIALOGS.test(node.moduleSpecifier.text)) return false;
  const isNamed = file.nodes().some((each) => ts.isIdentifier(each) && each.text === 'useBackCloses');
  return isNamed === file.path in CLOSED_OTHERWISE;
}

/** `import { Link } from '@tanstack/react-router'`, under whatever name. */
export function isLinkOfRouter(node: ts.ImportSpecifier): boolean {
  const { moduleSpecifier } = node.parent.parent.parent;
  return (
    moduleSpecifier.getText().includes('@tanstack/react-router') && (node.propertyName ?? node.name).text === 'Link'
  );
}

const SPOKEN_ATTRIBUTES = new Set(['aria-label', 'alt', 'title', 'placeholder']);

const JOINS = new Set([
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Words for people in a view: between its tags, or in an attribute that is shown or read out. */
export function isHardCodedWord(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasLetters(node.text);
  if (ts.isJsxExpression(node)) return !ts.isJsxAttribute(node.parent) && hasWords(node.expression);
  if (!ts.isJsxAttribute(node) || !SPOKEN_ATTRIBUTES.has(node.name.getText())) return false;
  const { initializer } = node;
  return hasWords(initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer);
}

/** Whether what an expression comes to may be words that stand in it: not what it compares, nor what it hands to a function. */
function hasWords(value: ts.Node | undefined): boolean {
  if (value === undefined) return false;
  if (ts.isStringLiteralLike(value)) return hasLetters(value.text);
  if (ts.isParenthesizedExpression(value)) return hasWords(value.expression);
  if (ts.isConditionalExpression(value)) return hasWords(value.whenTrue) || hasWords(value.whenFalse);
  if (ts.isTemplateExpression(value))
    return hasLetters(value.head.text) || value.templateSpans.some(({ literal }) => hasLetters(literal.text));
  return ts.isBinaryExpression(value) && JOINS.has(value.operatorToken.kind)
    ? hasWords(value.left) || hasWords(value.right)
    : false;
}
