import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FALLBACKS, messageAreas, messageFile, SOURCE_LOCALE } from '#app/build/message-files.ts';
import { type MessageTexts, messageTypesSource } from '#app/build/message-types.ts';
import { sourceMessages } from '#app/build/messages-plugin.ts';
import { LOCALES } from '#domain/locale.ts';
import { sourceRules } from '#tests/fences/source-rules.ts';
import { sourceFile } from '#tests/fences/source-tree.ts';

/** The texts to write, by their path from the root; none where there is a reason to refuse. */
export type Plan = { readonly refusals: readonly string[]; readonly files: Readonly<Record<string, string>> };

const TEMPLATES = {
  machine: 'machines/{{place}}.machine.ts',
  flow: 'src/areas/{{place}}.flow.ts',
  screen: 'src/areas/{{place}}.screen.tsx',
  'screen-test': 'src/areas/{{place}}.screen.test.tsx',
  model: 'tests/models/{{place}}.model.ts',
  'view-test': 'tests/models/{{place}}.view.test.tsx',
};
const MESSAGE_TYPES = 'src/messages/message-values.gen.ts';
/** Folders of models and messages that are no area of the shop, and what every page shares. */
const RESERVED = ['kit', 'kit-self', 'shell', 'failures', 'session', 'common'];
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** What a new flow at a place such as `account/settings/edit-email` consists of. Reads the tree at `root`, writes nothing. */
export function planFlow(root: string, place: string): Plan {
  const badName = nameRefusal(place.split('/'));
  if (badName !== null) return refused([badName]);
  const words = wordsOf(place);
  const code = codeFiles(root, words);
  const added: MessageTexts = JSON.parse(filled(root, 'messages', words));
  const refusals = [
    ...existingFiles(root, words, Object.keys(code)),
    ...areaRefusals(root, words),
    ...existingMessages(root, Object.keys(added)),
    ...brokenRules(code),
  ];
  return refusals.length > 0
    ? refused(refusals)
    : { refusals, files: { ...code, ...messageFiles(root, words.messageArea, added) } };
}

const refused = (refusals: readonly string[]): Plan => ({ refusals, files: {} });

function nameRefusal(parts: readonly string[]): string | null {
  const [area = ''] = parts;
  const bad = parts.find((part) => !KEBAB.test(part));
  if (bad !== undefined) return `“${bad}” is no name: write small letters and digits, with - between words.`;
  if (RESERVED.includes(area)) return `“${area}” is no area for flows: it is a folder of its own meaning.`;
  if (parts.length < 2) return `Say the area too, as in gifting/${area}.`;
  return parts.length > 3 ? 'An area is divided into tasks once, not deeper: area/task/name.' : null;
}

/** What stands for each placeholder of a template. */
function wordsOf(place: string) {
  const area = place.split('/').slice(0, -1);
  const name = basename(place);
  const flow = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const spaced = name.replaceAll('-', ' ');
  return {
    place,
    name,
    flow,
    Flow: capitalized(flow),
    Words: capitalized(spaced),
    messageArea: area.join('.'),
    messages: place.replaceAll('/', '.'),
    /** From a file of the area to the folder of all areas. */
    up: area.map(() => '..').join('/'),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Words = ReturnType<typeof wordsOf>;

const fill = (template: string, words: Words): string =>
  Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`{{${name}}}`, word), template);

const filled = (root: string, template: string, words: Words): string =>
  fill(readFileSync(join(root, `tests/new-flow/templates/${template}.txt`), 'utf8'), words);

const codeFiles = (root: string, words: Words): Record<string, string> =>
  Object.fromEntries(
    Object.entries(TEMPLATES).map(([template, path]) => [fill(path, words), filled(root, template, words)]),
  );

/** Journeys and mutants distinguish machines by name alone, wherever they lie. */
function existingFiles(root: string, { name }: Words, paths: readonly string[]): string[] {
  const machines = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' })
    .map((file) => `machines/${file}`)
    .filter((file) => basename(file) === `${name}.machine.ts`);
  const existing = paths.filter((path) => existsSync(join(root, path)));
  return [...new Set([...existing, ...machines])].map((path) => `${path} exists already: choose another name.`);
}

/** An id belongs to the area with the longest name that it begins with, so no area may hold both words and tasks. */
function areaRefusals(root: string, { place, name, messageArea }: Words): string[] {
  const areas = messageAreas(root);
  const task = areas.find((each) => each.startsWith(`${messageArea}.`))?.replaceAll('.', '/');
  if (task !== undefined) return [`“${place}” lacks its task: write it between, as in ${task}/${name}.`];
  const whole = areas.find((each) => messageArea.startsWith(`${each}.`));
  return whole === undefined ? [] : [`“${whole}” is not divided into tasks: write ${whole}/${name}.`];
}

function existingMessages(root: string, added: readonly string[]): string[] {
  const known = Object.keys(sourceMessages(root));
  return added.filter((id) => known.includes(id)).map((id) => `The message ${id} exists already: choose another name.`);
}

/** A name may be well written and yet hold a word that the fences refuse. */
function brokenRules(code: Record<string, string>): string[] {
  const files = Object.entries(code).map(([path, text]) => sourceFile(path, text));
  return sourceRules
    .filter((rule) => files.some((file) => rule.applies(file.path) && rule.places(file).length > 0))
    .map((rule) => `The name breaks a rule of tests/fences: ${rule.name}.`);
}

/** The messages files that change, and the types of all messages; en-CA differs in nothing yet. */
function messageFiles(root: string, area: string, added: MessageTexts): Record<string, string> {
  const files: Record<string, string> = {};
  for (const locale of LOCALES) {
    const path = messageFile(area, locale);
    const exists = existsSync(join(root, path));
    const held: MessageTexts = exists ? JSON.parse(readFileSync(join(root, path), 'utf8')) : {};
    if (FALLBACKS[locale] === undefined) files[path] = `${JSON.stringify({ ...held, ...added }, null, 2)}\n`;
    else if (!exists) files[path] = '{}\n';
  }
  const areas = [...new Set([...messageAreas(root), area])].sort();
  files[MESSAGE_TYPES] = messageTypesSource({ ...sourceMessages(root), ...added }, SOURCE_LOCALE, areas);
  return files;
}
