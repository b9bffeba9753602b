import ts from 'typescript';
import { expect, test } from 'vitest';
import { readSourceTree, type SourceFile, sourceFile } from './source-tree.ts';

/** What no product file names, and why it stays. */
const EXCEPT: Readonly<Record<string, string>> = {
  'previous.cleared': 'The specification gives the cart this way to forget what was ordered last (ORD-013).',
  'registered.chosen': 'Its first half is a variable.',
  'digital.chosen': 'Its first half is a variable.',
};

/** The names of tags and events in the types of a machine. */
function interfaceOf(machine: SourceFile): string[] {
  const literals = machine.nodes().filter(ts.isLiteralTypeNode);
  return literals.flatMap((node) => (ts.isStringLiteral(node.literal) && isNamed(node) ? node.literal.text : []));
}

/** Whether a literal is a tag, or the type of an event; what an event carries has names of its own. */
function isNamed(node: ts.Node): boolean {
  let owner: ts.Node = node.parent;
  while (!ts.isPropertySignature(owner) && !ts.isSourceFile(owner)) owner = owner.parent;
  if (!ts.isPropertySignature(owner)) return false;
  const name = owner.name.getText();
  return name === 'tags' || (name === 'type' && isWithin(owner, 'events'));
}

function isWithin(node: ts.Node, name: string): boolean {
  if (ts.isPropertySignature(node) && node.name.getText() === name) return true;
  return !ts.isSourceFile(node) && isWithin(node.parent, name);
}

const unusedIn = (machines: readonly SourceFile[], product: string) =>
  machines.flatMap((machine) =>
    interfaceOf(machine)
      .filter((name) => !product.includes(`'${name}'`) && !(name in EXCEPT))
      .map((name) => `${machine.path}: ${name}`),
  );

test('a tag that is not read and an event that is not sent are found', () => {
  const machine = sourceFile(
    'machines/a.machine.ts',
    `setup({ types: {} as {
      events: { type: 'a.sent' } | { type: 'a.unsent'; kind: 'carried' };
      emitted: { type: 'a.emitted' };
      tags: 'read' | 'unread';
    } })`,
  );
  const product = "actor.send({ type: 'a.sent' }); now.hasTag('read');";
  expect(unusedIn([machine], product)).toEqual(['machines/a.machine.ts: a.unsent', 'machines/a.machine.ts: unread']);
});

test('the product sends every event of a machine and reads every tag', () => {
  const files = readSourceTree(process.cwd());
  const isProduct = ({ path }: SourceFile) => path.startsWith('src/') && !path.includes('.test.');
  const product = files.filter(isProduct).map(({ text }) => text);
  const machines = files.filter(({ path }) => path.startsWith('machines/') && path.endsWith('.machine.ts'));
  expect(machines.length).toBeGreaterThan(60);
  // The walks of the models read whether work is under way, and whether it failed.
  expect(unusedIn(machines, `${product.join('\n')} 'busy' 'error'`)).toEqual([]);
});
