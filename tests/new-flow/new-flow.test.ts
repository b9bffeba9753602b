import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wantedMessageTypes } from '#app/build/messages-plugin.ts';
import type { Model } from '../models/kit/model.ts';
import { requirementIds } from '../models/kit/requirements.ts';
import { checkStatic } from '../models/kit/static.ts';
import { newFlow } from './new-flow.ts';
import { planFlow } from './plan-flow.ts';

const SLOW_MS = 120_000;
const COPIED = ['src', 'machines', 'mocks', 'tests', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore'];
const IN_NEW_AREA = 'tasting-room/table-booking';
/** So long that lines break elsewhere. */
const IN_KNOWN_AREA = 'account/history/close-the-account-of-a-member-and-forget-the-whole-history-of-it';
/** The machines of this area lie side by side, its views by task. */
const IN_TASK_OF_VIEWS = 'gifting/form/paper-note';
/** Every place, and that of its machine. */
const PLACES = [
  [IN_NEW_AREA, IN_NEW_AREA],
  [IN_KNOWN_AREA, IN_KNOWN_AREA],
  [IN_TASK_OF_VIEWS, 'gifting/paper-note'],
] as const;
/** The fence refuses its word here too, unless it is quoted. */
const HIDING = 'gift/“wish”-list'.replaceAll(/[“”]/g, '');

/** A copy of the sources, so that nothing is written into the tree that other tests read. */
const root = mkdtempSync(join(process.cwd(), '.fence-'));
/** What was written for all of them. */
let written: readonly string[] = [];

beforeAll(() => {
  for (const name of COPIED) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  const outputs = PLACES.map(([place]) => {
    const { status, stdout, stderr } = node('tests/new-flow/new-flow.mjs', 'flow', place);
    expect([status, stderr]).toEqual([0, '']);
    return stdout.slice(0, stdout.indexOf('\n\n')).split('\n');
  });
  written = [...new Set(outputs.flat())];
}, SLOW_MS);
afterAll(() => rmSync(root, { recursive: true }), SLOW_MS);

const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => {
    const { mtimeMs, size } = statSync(join(root, folder, file));
    return `${folder}/${file} ${size} ${mtimeMs}`;
  });
const everyFile = () => ['src', 'machines', 'tests'].flatMap(filesIn);

test.each([
  [IN_NEW_AREA, `src/areas/${IN_NEW_AREA}.screen.tsx exists already`],
  ['gift/GiftPurchase', '“GiftPurchase” is no name'],
  ['gift/2-for-1', '“2-for-1” is no name'],
  ['../gift', '“..” is no name'],
  ['gift/', '“” is no name'],
  ['gift', 'Say the area too, as in gifting/gift.'],
  ['gift/cards/paper/fold', 'not deeper'],
  ['kit/walk', '“kit” is no area'],
  ['kit-self/walk', '“kit-self” is no area'],
  ['shell/menu', '“shell” is no area'],
  ['failures/report', '“failures” is no area'],
  ['session/cart', '“session” is no area'],
  ['common/close', '“common” is no area'],
  ['account/close', 'write it between, as in account/history/close.'],
  ['account/recover/reset-link', 'machines/account/recover/reset-link.machine.ts exists already'],
  ['gift/reset-link', 'machines/account/recover/reset-link.machine.ts exists already'],
  ['account/settings/delete-all', 'src/areas/account/settings: 27 files. Choose another task.'],
  ['home/member', 'The message home.member.title exists already'],
  [HIDING, 'plain words in comments, names and texts'],
  ['gift/helpers/fold', 'folders say what they are about'],
])('%s is refused and nothing is written', (place, reason) => {
  const before = everyFile();
  const { code, text } = newFlow(root, ['flow', place]);
  expect(code).toBe(2);
  expect(text).toContain(reason);
  expect(text).toMatch(/Nothing was written\.$/);
  expect(everyFile()).toEqual(before);
});

test('without arguments it says how it is used, and refuses others with the same words', () => {
  const { code, text } = newFlow(root, []);
  expect(code).toBe(0);
  expect(text).toContain('npm run new flow <area>/<name>');
  for (const args of [['flow'], ['page', 'gift/card'], ['flow', 'gift/card', 'more']])
    expect(newFlow(root, args)).toEqual({ code: 2, text });
});

test('the examples of its use can be followed', () => {
  const { text } = newFlow(root, []);
  const examples = [...text.matchAll(/as in +npm run new flow (\S+)$/gm)].map(([, place = '']) => place);
  expect(examples).toHaveLength(2);
  for (const place of examples) expect(planFlow(root, place).refusals).toEqual([]);
});

test('a new flow compiles, in a new area, in a known one and in one whose views alone lie by task', {
  timeout: SLOW_MS,
}, () => {
  const code = written.filter((file) => /\.tsx?$/.test(file));
  expect(code).toHaveLength(PLACES.length * 6 + 1);
  const include = [...code, 'src/**/*.d.ts'];
  writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify({ extends: './tsconfig.json', include }));
  // Several checkers would each read the app that the few files need.
  const tsc = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.new.json', '--checkers', '1'];
  const { status, stdout } = node(...tsc);
  expect([status, stdout]).toEqual([0, '']);
});

test('lint finds nothing in a new flow', () => {
  const lint = node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...written);
  expect([lint.status, lint.stderr]).toEqual([0, '']);
  expect(lint.stdout).toContain(`Checked ${written.length - 1} files`);
});

test('the words of a new flow join those of its area, and en-CA repeats none', () => {
  const id = `${IN_KNOWN_AREA.replaceAll('/', '.')}.done`;
  for (const locale of ['en-US', 'fr-CA', 'es-US']) {
    const words = json(`src/messages/account/history/${locale}.json`);
    expect(words).toMatchObject({ ...json(`../src/messages/account/history/${locale}.json`), [id]: 'NEW-000 Done' });
    expect(json(`src/messages/gifting-form/${locale}.json`)).toMatchObject({
      ...json(`../src/messages/gifting-form/${locale}.json`),
      'gifting-form.paper-note.title': 'NEW-000 Paper note',
    });
    expect(json(`src/messages/tasting-room/${locale}.json`)).toEqual({
      'tasting-room.table-booking.title': 'NEW-000 Table booking',
      'tasting-room.table-booking.done': 'NEW-000 Done',
    });
  }
  expect(json('src/messages/tasting-room/en-CA.json')).toEqual({});
  expect(written).not.toContain('src/messages/account/history/en-CA.json');
  expect(readFileSync(join(root, 'src/messages/message-values.gen.ts'), 'utf8')).toBe(wantedMessageTypes(root));
});

test.each([
  ['ordering/guest/phone-number', 'ordering', 'ordering.phone-number.title'],
  ['gifting/share/paper-copy', 'gifting-share', 'gifting-share.paper-copy.title'],
  ['gifting/paper-copy', 'gifting-paper-copy', 'gifting-paper-copy.title'],
])('the words of %s are in the folder %s: of its task, of its area, or of its own', (place, folder, id) => {
  const { refusals, files } = planFlow(root, place);
  expect(refusals).toEqual([]);
  expect(Object.keys(files).filter((path) => path.endsWith('en-US.json'))).toEqual([
    `src/messages/${folder}/en-US.json`,
  ]);
  expect(files[`src/messages/${folder}/fr-CA.json`]).toContain(`"${id}"`);
});

test('where the machines of an area lie side by side, a task is a folder of its views alone', () => {
  const lies = (path: string) => written.includes(path);
  expect(lies('machines/gifting/paper-note.machine.ts') && lies('tests/models/gifting/paper-note.model.ts')).toBe(true);
  expect(lies('src/areas/gifting/form/paper-note.screen.tsx')).toBe(true);
  expect(written.filter((path) => /^(machines|tests\/models|src\/messages)\/gifting\/form\//.test(path))).toEqual([]);
});

test.each(PLACES)('the tests of %s fail for what is to be written, and only for it', async (_, flow) => {
  const { model }: { model: Model } = await import(join(root, `tests/models/${flow}.model.ts`));
  const problems = checkStatic(model, requirementIds());
  expect(problems.filter((each) => !each.startsWith('unknown requirement: NEW-000 in the description of '))).toEqual(
    [],
  );
  const descriptions = readFileSync(join(root, `machines/${flow}.machine.ts`), 'utf8').match(
    /description: '\[NEW-000\]/g,
  );
  expect(problems).toHaveLength(descriptions?.length ?? 0);
  for (const shows of Object.values(model.shows)) {
    const see: (...seen: never[]) => void = shows.see;
    expect(see).toThrow('NEW-000 Expect on the screen');
  }
});
