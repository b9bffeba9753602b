import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** `machines/account/sign-in/sign-in.machine.ts:120`: where the thing that a mutant changes is written. */
export function lineOf(flow, keys) {
  const file = `machines/${flow}.machine.ts`;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = nodeAt(source, keys);
  return found ? `${file}:${source.getLineAndCharacterOfPosition(found.getStart()).line + 1}` : file;
}

function nodeAt(source, [root, ...keys]) {
  let at = argumentOf(source, root === 'config' ? 'createMachine' : 'setup');
  for (const key of keys) at = (at && childOf(at, key)) ?? at;
  return at;
}

/** The object that a function is called with. */
function argumentOf(node, name) {
  if (ts.isCallExpression(node)) {
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    if (called.getText() === name) return node.arguments[0];
  }
  return ts.forEachChild(node, (child) => argumentOf(child, name));
}

function childOf(node, key) {
  const value = ts.isPropertyAssignment(node) ? node.initializer : node;
  if (ts.isArrayLiteralExpression(value)) return value.elements[key];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.find((each) => each.name && each.name.getText().replace(/^['"]|['"]$/g, '') === key);
}
