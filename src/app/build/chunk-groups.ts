import type { Rolldown } from 'vite';

type ChunkGroup = Rolldown.CodeSplittingGroup;
type ModuleGraph = Pick<Parameters<Rolldown.CodeSplittingNameFunction>[1], 'getModuleInfo'>;

/**
 * The pages that are prerendered, by the chunk that is theirs alone. A browser asks for six files at a time and waits for
 * each of them, so a page gets one chunk, one shared with its neighbours, and the shell.
 */
const PAGES: Readonly<Record<string, RegExp>> = {
  // Home is so small that a file of its own costs more than it weighs; a sign-out must not wait for a network (FC-068).
  shell: /^(index|account\/signout)$/,
  // A category is one press away, and shares nearly everything with the landing.
  menu: /^menu\/(index|route|\$menu\/.+)$/,
  // So is a category of gifts.
  gift: /^gift\/(index|route|category\..+)$/,
  // What the programme gives, and its app, are one press away; where a mail about an offer leads is too small for a file.
  rewards: /^rewards\/(index|benefits|mobile-apps|promo\/opt-in\..+)$/,
  locator: /^((menu\/)?store-locator\/(index|\$)|menu\/route)$/,
  'sign-in': /^account\/signin\/index$/,
  join: /^account\/create\/index$/,
  recover: /^account\/(forgot-password\/(index|success)|reset-password-success)$/,
};

/** Pages that are not prerendered, one after the other on the way to an order; their chunk takes only what no other page needs. */
const FURTHER: Readonly<Record<string, RegExp>> = {
  ordering: /^menu\/(product\/.+|favorites)$/,
  // What asks in dialogs, prices and places is theirs, and no product waits for it.
  orders: /^menu\/(previous|cart)$/,
  // What confirms a check-in is there before the network of a parking lot is asked for it.
  pickup: /^pickup\/.+$/,
  // Where a member is led after signing in; its usual order is that of the pages above.
  home: /^account\/for-you$/,
};

/** What the shell loads once a page is in use: the same, of parts that no page may have to bring along for it. */
const LATER: Readonly<Record<string, RegExp>> = {
  beside: /\/(?:shell\/beside-page|privacy\/consent-banner)\.tsx$/,
  cart: /\/(?:session\/cart\/cart-actor\.ts|shell\/cart-notices\.tsx)$/,
  // Asked for beside the page's own chunk, so that a file of its own would only come later.
  ordering: /\/product\/prefetch-product\.ts$/,
  'order-store': /\/(?:session\/order-store\/order-store-actor\.ts|shell\/order-store-region\.tsx)$/,
};

/** Chunks for what several of those pages share, the first that fits; what is shared beyond them belongs to the shell. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  // To have the usual again is offered beside what was ordered before and in the feed alike.
  again: ['orders', 'home'],
  // A cart is reached from what it holds.
  ordering: ['ordering', 'orders', 'home'],
  stores: ['menu', 'locator', 'order-store', 'ordering', 'orders', 'home'],
  forms: ['sign-in', 'join', 'recover'],
};

/** The name of the chunk that further pages share with pages that have no plan. */
const ELSEWHERE = 'widgets';

/** The steps of adding and editing a way to pay: one file for all of them. */
const PAYMENTS = /\/(?:src\/(?:areas\/payment-methods|platform\/card-field)|machines\/payment-methods)\/(?!document)/;

/** Areas of words that prerendered pages speak: one file a locale holds them all. */
const FIRST_WORDS =
  /\/messages\/(?:shell|common|failures|home|menu|menu-product|store-locator|gifting-catalogue|card-fields|account\/(?:sign-in|second-factor|new-password|join|recover))\/([a-z]{2}-[A-Z]{2})\.json\.words\.js$/;
const ROUTE_COMPONENT = /\/src\/routes\/(.+)\.tsx\?tsr-split=/;

/** How the browser's build is cut into files; groups that come first take what they share with later ones. */
export function chunkGroups(): ChunkGroup[] {
  const known = new Map<string, string | null>();
  const chunkOf = (id: string, graph: ModuleGraph) => {
    const found = known.get(id) ?? plannedChunk(id, graph);
    known.set(id, found);
    return found;
  };
  const own = [...Object.keys(PAGES), ...Object.keys(FURTHER), ...Object.keys(LATER)].filter(
    (name) => name !== 'shell',
  );
  const names = [...new Set(['shell', ...Object.keys(SHARED), ...own])];
  const group = (name: string): ChunkGroup => ({
    debugName: name,
    name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
  });
  const first = [
    ...names.filter((name) => !isOfFurther(name)),
    ...names.filter((name) => name in FURTHER && name in SHARED),
  ];
  return [
    ...first.map(group),
    // A group takes what its modules need along, so what others need as well is taken out before.
    group(ELSEWHERE),
    ...names.filter((name) => !first.includes(name)).map(group),
    {
      debugName: 'words',
      name: (id) => {
        const locale = FIRST_WORDS.exec(id)?.[1];
        return locale ? `words-${locale}` : null;
      },
    },
    { name: 'widgets', test: /[\\/](@base-ui|@floating-ui)[\\/]/, ...SHARED_BY_ENTRIES },
    // Its steps follow one another; cut apart, its files would import one another in a circle.
    { name: 'payments', test: PAYMENTS },
    { name: 'parts', ...SHARED_BY_ENTRIES },
  ];
}

/** The group for all other pages: one file for each set of pages that share something, unless it is too small to be asked for. */
const SHARED_BY_ENTRIES = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000 };

/** The chunk of a module that a prerendered page needs before it can be used; null for every other module. */
function plannedChunk(id: string, graph: ModuleGraph): string | null {
  const { pages, laterPages } = usesOf(id, graph);
  const [first] = pages;
  if (first === undefined) return null;
  const isNeededElsewhere = [...laterPages].some((page) => page !== first);
  if (pages.size === 1) return isNeededElsewhere && first in FURTHER ? ELSEWHERE : first;
  const shared = Object.entries(SHARED).find(([, members]) => [...pages].every((page) => members.includes(page)));
  return shared?.[0] ?? 'shell';
}

/** Whether nothing but further pages asks for a chunk. */
function isOfFurther(name: string): boolean {
  return name in FURTHER || (SHARED[name] ?? ['shell']).every((page) => page in FURTHER);
}

type Uses = {
  /** Planned pages that import the module without waiting; `shell` where the app's entry does. */
  pages: ReadonlySet<string>;
  /** Pages that load a part later which imports it; `shell` for every page without a plan. */
  laterPages: ReadonlySet<string>;
};

function usesOf(id: string, graph: ModuleGraph): Uses {
  const pages = new Set<string>();
  const laterPages = new Set<string>();
  const loaders = new Set(climb(id, pages, graph));
  // A part that is loaded later may itself be loaded by one; the set grows while it is walked.
  for (const loader of loaders) for (const further of climb(loader, laterPages, graph)) loaders.add(further);
  return { pages, laterPages };
}

/** Notes the pages that need a module at once; answers with the modules that load it, or what needs it, later. */
function climb(from: string, pages: Set<string>, graph: ModuleGraph): string[] {
  const seen = new Set<string>();
  const loaders = new Set<string>();
  const up = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const { isEntry, dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    if (isEntry) pages.add('shell');
    const route = ROUTE_COMPONENT.exec(module)?.[1];
    // A layout is part of every page that it stands around.
    const found = Object.entries(route === undefined ? LATER : { ...PAGES, ...FURTHER }).filter(([, files]) =>
      files.test(route ?? module),
    );
    for (const [page] of found) pages.add(page);
    const users = usersOf(module, graph);
    // What no module imports is loaded by itself: a part that a page fetches later, or a route.
    if (users.length === 0 && found.length === 0) for (const loader of dynamicImporters) loaders.add(loader);
    for (const user of users) up(user);
  };
  up(from);
  return [...loaders];
}

/**
 * The modules that import one. The list of a package's exports imports all of them and needs none: where a module comes
 * through such a list, its users are those that name what it exports.
 */
function usersOf(id: string, graph: ModuleGraph): string[] {
  const { importers = [], exports = [] } = graph.getModuleInfo(id) ?? {};
  const names = new RegExp(`\\b(?:${exports.join('|')})\\b`);
  const seen = new Set<string>();
  const through = (list: string): string[] => {
    if (seen.has(list)) return [];
    seen.add(list);
    return (graph.getModuleInfo(list)?.importers ?? []).flatMap((importer) => {
      if (isListOfExports(importer, graph)) return through(importer);
      return names.test(graph.getModuleInfo(importer)?.code ?? '') ? [importer] : [];
    });
  };
  return importers.flatMap((importer) => (isListOfExports(importer, graph) ? through(importer) : [importer]));
}

function isListOfExports(id: string, graph: ModuleGraph): boolean {
  if (!id.includes('/node_modules/')) return false;
  const code = graph.getModuleInfo(id)?.code ?? '';
  return /^\s*export\b/m.test(code) && !/\b(?:function|class|const|let|var)\b/.test(code);
}
