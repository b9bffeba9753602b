import ts from 'typescript';
import { expect, test } from 'vitest';
import { readSourceTree, type SourceFile, sourceFile } from './source-tree.ts';

/** What the product uses by another way than its name, or not at all, and why. */
const EXCEPT: Readonly<Record<string, string>> = {
  'previous.cleared': 'The specification gives the cart this way to forget what was ordered last (ORD-013).',
  'registered.chosen': 'Its first half is a variable.',
  'digital.chosen': 'Its first half is a variable.',
};

type Interface = { readonly tags: readonly string[]; readonly events: readonly string[] };

/** The names of tags and events in the types of a machine; what an event carries has names of its own. */
function interfaceOf(machine: SourceFile): Interface {
  const literals = machine.nodes().filter(ts.isLiteralTypeNode);
  const named = (isMeant: (owner: ts.PropertySignature) => boolean) =>
    literals.flatMap((node) => {
      const owner = ownerOf(node);
      return ts.isStringLiteral(node.literal) && owner && isMeant(owner) ? node.literal.text : [];
    });
  return {
    tags: named((owner) => owner.name.getText() === 'tags'),
    events: named((owner) => owner.name.getText() === 'type' && (isWithin(owner, 'events') || isOfEventAlias(owner))),
  };
}

function ownerOf(node: ts.Node): ts.PropertySignature | null {
  if (ts.isPropertySignature(node)) return node;
  return ts.isSourceFile(node) ? null : ownerOf(node.parent);
}

function isWithin(node: ts.Node, name: string): boolean {
  if (ts.isPropertySignature(node) && node.name.getText() === name) return true;
  return !ts.isSourceFile(node) && isWithin(node.parent, name);
}

/** Events may stand in a type of their own, `…Event`; a `type` deeper in it is of what an event carries. */
function isOfEventAlias(owner: ts.PropertySignature): boolean {
  const alias = ts.findAncestor(
    owner.parent,
    (node) => ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node),
  );
  return alias !== undefined && ts.isTypeAliasDeclaration(alias) && alias.name.text.endsWith('Event');
}

/** A tag is read by its name, alone or in a list of names that stand for each other; an event is sent by its type. */
const unusedIn = (machines: readonly SourceFile[], product: string) =>
  machines.flatMap((machine) => {
    const { tags, events } = interfaceOf(machine);
    const unread = tags.filter(
      (tag) => !new RegExp(`(has(Tag)?\\(|useTag\\([^)]*|\\?\\? |const .*)'${tag}'`).test(product),
    );
    const unsent = events.filter((event) => !new RegExp(`\\btype: [^,}]*'${event}'`).test(product));
    return [...unsent, ...unread].filter((name) => !(name in EXCEPT)).map((name) => `${machine.path}: ${name}`);
  });

test('a tag that is not read and an event that is not sent are found', () => {
  const machine = sourceFile(
    'machines/a.machine.ts',
    `setup({ types: {} as {
      events: { type: 'a.sent' } | { type: 'a.unsent'; kind: 'carried' };
      emitted: { type: 'a.emitted' };
      tags: 'read' | 'first' | 'second' | 'unread';
    } })`,
  );
  const product = `const text = 'unread a.unsent';
    actor.send({ type: 'a.sent' }); now.hasTag('read'); useTag(actor, 'first', 'second');`;
  expect(unusedIn([machine], product)).toEqual(['machines/a.machine.ts: a.unsent', 'machines/a.machine.ts: unread']);
});

test('an event of the machine that stands in an alias beside it is found, one that it emits is not', () => {
  const events = sourceFile(
    'machines/a.events.ts',
    `export type AEvent =
      | { type: 'a.sent' }
      /** Why. */
      | { readonly type: 'a.unsent'; answer: { type: 'a.carried' } };
    export type AEmitted = { type: 'a.emitted' };`,
  );
  expect(unusedIn([events], `actor.send({ type: 'a.sent' })`)).toEqual(['machines/a.events.ts: a.unsent']);
});

test('the product sends events of the names that machines take, and reads tags of the names that they have', () => {
  const files = readSourceTree(process.cwd());
  const isProduct = ({ path }: SourceFile) =>
    path.startsWith('src/') && !path.startsWith('src/messages/') && !path.includes('.test.');
  const product = files.filter(isProduct).map(({ text }) => text);
  const machines = files.filter(({ path }) => /^machines\/.*\.(machine|events)\.ts$/.test(path));
  expect(machines.length).toBeGreaterThan(60);
  // The walks of the models read whether work is under way, and whether it failed.
  expect(unusedIn(machines, `${product.join('\n')} has('busy') has('error')`)).toEqual([]);
});
