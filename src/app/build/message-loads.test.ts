import { expect, test } from 'vitest';
import { forgottenLoads, forgottenLoadText, type LoadedModule, type ModuleGraph } from './message-loads.ts';

const KNOWN = {
  ids: new Set(['shell.skip', 'cards.title', 'cards.none', 'account.join.title', 'account.join.rule-length']),
  areas: ['account.join', 'cards', 'shell'],
  first: ['shell'],
};

/** A module with what it imports at once and later; `main` is where the app begins. */
type Source = { code?: string; imports?: string[]; later?: string[] };

function graphOf(sources: Readonly<Record<string, Source>>): ModuleGraph {
  const modules = new Map(
    Object.entries(sources).map(([name, { code = '', imports = [], later = [] }]): [string, LoadedModule] => [
      `/app/src/${name}`,
      {
        code,
        isEntry: name === 'main.tsx',
        importedIds: imports.map((one) => `/app/src/${one}`),
        dynamicallyImportedIds: later.map((one) => `/app/src/${one}`),
      },
    ]),
  );
  return { getModuleIds: () => modules.keys(), getModuleInfo: (id) => modules.get(id) ?? null };
}

const SPLIT = 'routes/cards.tsx?tsr-split=component';

/** An app of one page, whose screen says `cards.title`. */
const page = (loader: string, more: Readonly<Record<string, Source>> = {}) => ({
  'main.tsx': { code: 'text("shell.skip")', imports: ['routes/cards.tsx'] },
  'routes/cards.tsx': { code: loader, later: [SPLIT] },
  [SPLIT]: { imports: ['areas/cards/cards.screen.tsx'] },
  'areas/cards/cards.screen.tsx': { code: 'text("cards.title")' },
  ...more,
});

const refused = (sources: Readonly<Record<string, Source>>) =>
  forgottenLoads(graphOf(sources), KNOWN).map(({ root, area, id }) => `${root.slice(9)}: ${area} for ${id}`);

test('a route that loads what its screen says is built', () => {
  expect(refused(page('context.catalogue.load("shell", "cards")'))).toEqual([]);
});

test('a route that forgets the words of its screen is named, with the area and the message', () => {
  const forgotten = forgottenLoads(graphOf(page('context.catalogue.load("account.join")')), KNOWN);
  expect(forgotten.map(forgottenLoadText)).toEqual([
    "src/routes/cards.tsx does not load 'cards', which src/areas/cards/cards.screen.tsx needs for 'cards.title': add it to catalogue.load(…).",
  ]);
});

test('a message that is only begun in the code counts for its area', () => {
  const screen = { 'areas/cards/cards.screen.tsx': { code: `text(\`account.join.rule-\${rule}\`)` } };
  expect(refused(page('context.catalogue.load("cards")', screen))).toEqual([
    'routes/cards.tsx: account.join for account.join.rule-',
  ]);
  expect(refused(page('context.catalogue.load("account.join")', screen))).toEqual([]);
});

test('the title of a route is its own message', () => {
  expect(refused(page('staticData = { title: "account.join.title" }; catalogue.load("cards")'))).toEqual([
    'routes/cards.tsx: account.join for account.join.title',
  ]);
});

test('what surrounds a route and what stands beside it load for it; another route does not', () => {
  const other = (name: string) => ({ [name]: { code: 'catalogue.load("cards")' } });
  expect(refused(page('', other('routes/__root.tsx')))).toEqual([]);
  expect(refused(page('', other('routes/rewards.tsx')))).toEqual(['routes/cards.tsx: cards for cards.title']);
  const nested = 'routes/_member/cards.tsx';
  const moved = (outer: string) =>
    refused({
      [outer]: { code: 'catalogue.load("cards")' },
      [nested]: { later: [`${nested}?tsr-split=component`] },
      [`${nested}?tsr-split=component`]: { code: 'text("cards.title")' },
    });
  expect(moved('routes/_member.tsx')).toEqual([]);
  expect(moved('routes/_member/route.tsx')).toEqual([]);
  expect(moved('routes/_memb.tsx')).toEqual([`${nested}: cards for cards.title`]);
  expect(
    refused({
      ...page(''),
      ...other('routes/-cards-route.ts'),
      'routes/cards.tsx': { imports: ['routes/-cards-route.ts'], later: [SPLIT] },
    }),
  ).toEqual([]);
});

test('a part that comes later needs what its page has, or what is loaded with it', () => {
  const part = (code: string) =>
    page('catalogue.load("cards")', {
      'areas/cards/cards.screen.tsx': { code, later: ['areas/join/offer.tsx'] },
      'areas/join/offer.tsx': { code: 'text("cards.none"); text("account.join.title")' },
    });
  expect(refused(part('import("../join/offer.tsx")'))).toEqual([
    'routes/cards.tsx: account.join for account.join.title',
  ]);
  expect(refused(part('Promise.all([catalogue.load("account.join"), import("../join/offer.tsx")])'))).toEqual([]);
});

test('what is around every page has the first words only', () => {
  expect(refused(page('catalogue.load("cards")', { 'main.tsx': { code: 'text("cards.title")' } }))).toEqual([
    'main.tsx: cards for cards.title',
  ]);
});

test('a route that draws nothing needs no words', () => {
  expect(refused({ 'routes/old.tsx': { code: 'title: "cards.title"; throw redirect()' } })).toEqual([]);
});

test('the words themselves use no message', () => {
  const screen = { imports: ['messages/cards/en-US.json.words.js'] };
  expect(
    refused(
      page('', {
        'areas/cards/cards.screen.tsx': screen,
        'messages/cards/en-US.json.words.js': { code: '"cards.title"' },
      }),
    ),
  ).toEqual([]);
});
