import ts from 'typescript';
import type { SourceFile } from './source-tree.ts';

const HOLDS_GLOBALS = /^(window|globalThis|self|navigator)$/;

/** Uses of a global: bare, or out of `window`, `globalThis`, `self` or `navigator`; a local of that name is none. */
export function globalUse(file: SourceFile, names: ReadonlySet<string>): (node: ts.Node) => boolean {
  const locals = new Set<string>();
  for (const node of file.nodes()) {
    const declares = ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if ((declares || ts.isImportSpecifier(node)) && ts.isIdentifier(node.name)) locals.add(node.name.text);
  }
  return (node) => {
    if (ts.isBindingElement(node)) return isTakenOutOfGlobals(node, names);
    const { parent } = node;
    if (ts.isStringLiteralLike(node) && names.has(node.text))
      return ts.isElementAccessExpression(parent) && holdsGlobals(parent.expression);
    if (!ts.isIdentifier(node) || !names.has(node.text)) return false;
    if (ts.isPropertyAccessExpression(parent) && parent.name === node) return holdsGlobals(parent.expression);
    if (ts.isBindingElement(parent) && parent.propertyName === node) return false;
    return !locals.has(node.text) && !isOnlyAName(node);
  };
}

/** `const { fetch } = globalThis`, `const { fetch: ask } = window`, `({ fetch } = globalThis) => …`. */
function isTakenOutOfGlobals(node: ts.BindingElement, names: ReadonlySet<string>): boolean {
  const from = node.parent.parent;
  const source = ts.isVariableDeclaration(from) || ts.isParameter(from) ? from.initializer : undefined;
  return source !== undefined && holdsGlobals(source) && names.has((node.propertyName ?? node.name).getText());
}

/** Also `(globalThis as Browser)` and `window!`. */
function holdsGlobals(source: ts.Expression): boolean {
  const node = unwrapped(source);
  const isTyped = ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node);
  return isTyped ? holdsGlobals(node.expression) : HOLDS_GLOBALS.test(node.getText());
}

/** `{ document: 1 }`, `type A = { window: B }`, `<a download>`: the word names a property, not the global. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isQualifiedName(parent) || ts.isTypeReferenceNode(parent)) return true;
  const names = ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent);
  return (names || ts.isMethodSignature(parent) || ts.isPropertyDeclaration(parent)) && parent.name === node;
}

/** An expression without the parentheses around it. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;
}
