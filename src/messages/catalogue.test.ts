import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { createCatalogue, type ReadArea } from './catalogue.ts';
import type { MessageArea } from './message-values.gen.ts';
import { onMessageMissing, wording } from './messages.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Files that arrive when the test says so. */
function slowFiles() {
  const asked: { area: MessageArea; locale: Locale; arrive: () => void }[] = [];
  const read: ReadArea = (area, locale) =>
    new Promise((resolve) => {
      asked.push({ area, locale, arrive: () => resolve({ [`${area}.title`]: `${area} ${locale}` }) });
    });
  const arriveAll = async () => {
    while (asked.length > 0) {
      for (const one of asked.splice(0)) one.arrive();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { asked, read, arriveAll };
}

test('the words of an area are there once it is loaded, and asked for once', async () => {
  const files = slowFiles();
  const catalogue = createCatalogue('en-US', { readArea: files.read });
  const loading = catalogue.load('home');
  await files.arriveAll();
  await loading;
  expect(catalogue.messages.text('home.title')).toBe('home en-US');
  expect(catalogue.load('home')).toBeUndefined();
  expect(files.asked).toHaveLength(0);
});

test('what a page has brought along is there at once, in its language alone', async () => {
  const files = slowFiles();
  const catalogue = createCatalogue('en-US', {
    readArea: files.read,
    pageWords: { home: { 'home.title': 'Of the page' } },
  });
  expect(catalogue.load('home')).toBeUndefined();
  expect(catalogue.messages.text('home.title')).toBe('Of the page');
  const further = catalogue.load('home', 'menu');
  expect(files.asked.map(({ area }) => area)).toEqual(['menu']);
  await files.arriveAll();
  await further;
  const switching = catalogue.setLocale('fr-CA');
  expect(files.asked.map(({ area }) => area).sort()).toEqual(['home', 'menu']);
  await files.arriveAll();
  await switching;
  expect(catalogue.messages.text('home.title')).toBe('home fr-CA');
});

test('a change of language waits for all areas, then notifies once', async () => {
  const files = slowFiles();
  const catalogue = createCatalogue('en-US', { readArea: files.read });
  const loading = catalogue.load('home', 'menu');
  await files.arriveAll();
  await loading;
  let notified = 0;
  catalogue.subscribe(() => {
    notified += 1;
  });
  const switching = catalogue.setLocale('fr-CA');
  expect(catalogue.messages.locale).toBe('en-US');
  expect(files.asked.map(({ area }) => area).sort()).toEqual(['home', 'menu']);
  await files.arriveAll();
  await switching;
  expect(catalogue.messages.text('home.title')).toBe('home fr-CA');
  expect(notified).toBe(1);
});

test('of two quick changes the later one wins, whichever arrives first', async () => {
  const files = slowFiles();
  const catalogue = createCatalogue('en-US', { readArea: files.read });
  const loading = catalogue.load('home');
  await files.arriveAll();
  await loading;
  const first = catalogue.setLocale('fr-CA');
  const second = catalogue.setLocale('es-US');
  const [french, spanish] = files.asked;
  spanish?.arrive();
  expect(await second).toBe(true);
  french?.arrive();
  expect(await first).toBe(false);
  expect(catalogue.messages.text('home.title')).toBe('home es-US');
});

test('an area that is wanted during a change arrives in the new language too', async () => {
  const files = slowFiles();
  const catalogue = createCatalogue('en-US', { readArea: files.read });
  const loading = catalogue.load('shell');
  await files.arriveAll();
  await loading;
  const switching = catalogue.setLocale('fr-CA');
  const home = catalogue.load('home');
  await files.arriveAll();
  await Promise.all([switching, home]);
  expect(catalogue.messages.text('home.title')).toBe('home fr-CA');
});

/** Files that are there at once, but for those of some areas. */
function filesWithout(...lost: MessageArea[]) {
  const asked: string[] = [];
  const read: ReadArea = async (area, locale) => {
    asked.push(`${area} ${locale}`);
    if (lost.includes(area)) throw new Error(`${area} is lost.`);
    return { [`${area}.title`]: `${area} ${locale}` };
  };
  return { asked, read, lost };
}

test('D-379 words that could not be had are not asked for with those of the next page, nor with another language', async () => {
  const files = filesWithout('home');
  const catalogue = createCatalogue('en-US', { readArea: files.read });
  await expect(catalogue.load('home')).rejects.toThrow('home is lost.');
  await catalogue.load('menu');
  await catalogue.setLocale('fr-CA');
  expect(files.asked).toEqual(['home en-US', 'menu en-US', 'menu fr-CA']);
  files.lost.length = 0;
  await catalogue.load('home');
  await catalogue.setLocale('es-US');
  expect(catalogue.messages.text('home.title')).toBe('home es-US');
});

test('D-379 words that are slow hold up no others', async () => {
  const files = slowFiles();
  const catalogue = createCatalogue('en-US', { readArea: files.read });
  const slow = catalogue.load('privacy');
  const [privacy] = files.asked.splice(0);
  const menu = catalogue.load('menu');
  expect(files.asked.map(({ area }) => area)).toEqual(['menu']);
  await files.arriveAll();
  await menu;
  expect(catalogue.load('menu')).toBeUndefined();
  privacy?.arrive();
  await slow;
});

test('a wording chosen in one language is said in the language of the moment', async () => {
  const chosen = wording('home.member.title', { firstName: 'Gwen' });
  const catalogue = createCatalogue('en-US');
  await catalogue.load('home');
  const english = catalogue.messages.worded(chosen);
  await catalogue.setLocale('es-US');
  expect([english, catalogue.messages.worded(chosen)]).toEqual(['Good to see you, Gwen', '¡Qué gusto verte, Gwen!']);
  expect(JSON.parse(JSON.stringify(chosen))).toEqual(chosen);
});

test('a message that no route has loaded is loud outside production', () => {
  expect(() => createCatalogue('en-US').messages.text('home.title')).toThrow('home.title');
});

test('FC-182 in production it is said in the words of its name, and reported once', () => {
  vi.stubEnv('PROD', true);
  const reported: string[] = [];
  const stop = onMessageMissing((id) => reported.push(id));
  const { text } = createCatalogue('fr-CA').messages;
  expect([text('common.try-again'), text('common.try-again'), text('home.title')]).toEqual([
    'Try again',
    'Try again',
    'Title',
  ]);
  expect(reported).toEqual(['common.try-again', 'home.title']);
  stop();
});
