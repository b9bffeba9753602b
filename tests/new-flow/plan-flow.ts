import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FALLBACKS, messageAreas, messageFile, SOURCE_LOCALE } from '#app/build/message-files.ts';
import { type MessageTexts, messageTypesSource } from '#app/build/message-types.ts';
import { sourceMessages } from '#app/build/messages-plugin.ts';
import { LOCALES } from '#domain/locale.ts';
import { tooFull } from '#tests/fences/file-sizes.ts';
import { sourceRules } from '#tests/fences/source-rules.ts';
import { isWritten, sourceFile } from '#tests/fences/source-tree.ts';

/** The texts to write, by their path from the root; none where there is a reason to refuse. `flow`: the place of its machine. */
export type Plan = {
  readonly flow: string;
  readonly refusals: readonly string[];
  readonly files: Readonly<Record<string, string>>;
};

const TEMPLATES = {
  machine: 'machines/{{place}}.machine.ts',
  flow: 'src/areas/{{view}}.flow.ts',
  screen: 'src/areas/{{view}}.screen.tsx',
  'screen-test': 'src/areas/{{view}}.screen.test.tsx',
  model: 'tests/models/{{place}}.model.ts',
  'view-test': 'tests/models/{{place}}.view.test.tsx',
};
const MESSAGE_TYPES = 'src/messages/message-values.gen.ts';
/** Folders of models and messages that are no area of the shop, and what every page shares. */
const RESERVED = ['kit', 'kit-self', 'shell', 'failures', 'session', 'common'];
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * What a new flow at a place such as `account/profile/edit-name` consists of. Views may lie in a folder of their task in every area;
 * machines, models and messages do so where those of the area are divided into tasks. Reads the tree at `root`, writes nothing.
 */
export function planFlow(root: string, place: string): Plan {
  const badName = nameRefusal(place.split('/')) ?? taskRefusal(root, place.split('/'));
  if (badName !== null) return refused([badName]);
  const words = wordsOf(root, place);
  const code = codeFiles(root, words);
  const added: MessageTexts = JSON.parse(filled(root, 'messages', words));
  const refusals = [
    ...existingFiles(root, words, Object.keys(code)),
    ...fullFolders(root, Object.keys(code)),
    ...existingMessages(root, Object.keys(added)),
    ...brokenRules(code),
  ];
  return refusals.length > 0
    ? refused(refusals)
    : { flow: words.place, refusals, files: { ...code, ...messageFiles(root, words.messageArea, added) } };
}

const refused = (refusals: readonly string[]): Plan => ({ flow: '', refusals, files: {} });

function nameRefusal(parts: readonly string[]): string | null {
  const [area = ''] = parts;
  const bad = parts.find((part) => !KEBAB.test(part));
  if (bad !== undefined) return `“${bad}” is no name: write small letters and digits, with - between words.`;
  if (RESERVED.includes(area)) return `“${area}” is no area for flows: it is a folder of its own meaning.`;
  if (parts.length < 2) return `Say the area too, as in gifting/${area}.`;
  return parts.length > 3 ? 'An area is divided into tasks once, not deeper: area/task/name.' : null;
}

/** An id belongs to the area with the longest name that it begins with, so no area may hold both words and tasks. */
function taskRefusal(root: string, [area = '', ...rest]: readonly string[]): string | null {
  const [task] = tasksOf(root, area);
  if (task === undefined || rest.length === 2) return null;
  return `“${area}/${rest.join('/')}” lacks its task: write it between, as in ${area}/${task}/${rest.join('/')}.`;
}

/** The folders that the machines of an area are divided into; none where they lie side by side. */
function tasksOf(root: string, area: string): string[] {
  const folder = join(root, 'machines', area);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

/** What stands for each placeholder of a template. */
function wordsOf(root: string, view: string) {
  const name = basename(view);
  const [area = ''] = view.split('/');
  const place = tasksOf(root, area).length > 0 ? view : `${area}/${name}`;
  const flow = name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const spaced = name.replaceAll('-', ' ');
  const messageArea = messageAreaOf(root, place, view);
  return {
    place,
    view,
    name,
    flow,
    Flow: capitalized(flow),
    Words: capitalized(spaced),
    messageArea,
    messages: messageArea === `${area}-${name}` ? messageArea : `${messageArea}.${name}`,
    /** From a machine or a model to the folder of all areas. */
    up: dirname(place)
      .split('/')
      .map(() => '..')
      .join('/'),
  };
}

/** Where the words of a page lie (D-332): with those of its task, else those of its area, else in a folder of their own. */
function messageAreaOf(root: string, place: string, view: string): string {
  const [area = '', task = ''] = view.split('/');
  if (place === view && place.split('/').length > 2) return `${area}.${task}`;
  const own = `${area}-${task}`;
  const areas = messageAreas(root);
  if (areas.includes(own)) return own;
  return !areas.includes(area) && areas.some((each) => each.startsWith(`${area}-`)) ? own : area;
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

/** The folders that the new files would make fuller than the fences allow. */
function fullFolders(root: string, paths: readonly string[]): string[] {
  const before = [...new Set(paths.map((path) => dirname(path)))].flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((file) => `${folder}/${file}`) : [],
  );
  return tooFull([...before.filter(isWritten), ...paths].map((path) => ({ path }))).map(
    (full) => `More than a folder may hold (tests/fences/file-sizes.ts): ${full}. Choose another task.`,
  );
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
