import { areaOf } from './message-files.ts';

/** What the check reads of a module; the bundler's own information has it. */
export type LoadedModule = {
  readonly code: string | null;
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};

export type ModuleGraph = {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): LoadedModule | null;
};

export type KnownMessages = {
  readonly ids: ReadonlySet<string>;
  readonly areas: readonly string[];
  /** What is there before any route loads its own. */
  readonly first: readonly string[];
};

/** A message that a page uses without its words. */
export type ForgottenLoad = {
  /** The route's file, or the module where the app begins. */
  readonly root: string;
  readonly area: string;
  readonly id: string;
  readonly module: string;
};

const ROUTE = /\/src\/routes\/(.+)\.tsx$/;
/** Machines say nothing, though their events are named alike; the words themselves are what is loaded. */
const SPEAKS = /\/src\/(?!messages\/)/;
const IN_ROUTES = /\/src\/routes\//;
const ROUTE_COMPONENT = '?tsr-split=';
const QUOTED = /(["'`])([a-z][a-z-]*(?:\.[\w-]+)+)\1/g;
const PREFIX = /`([a-z][a-z-]*\.[\w.-]*)\$\{/g;
const LOADS = /\bcatalogue\.load\(([^()]*)\)/g;

/**
 * Every message that is used where no route and no module on the way to it loads its area. A route has what it and the routes
 * around it load; a part that is imported later has, besides, what the module that imports it loads.
 */
export function forgottenLoads(graph: ModuleGraph, known: KnownMessages): ForgottenLoad[] {
  const found = new Map<string, ForgottenLoad>();
  const seen = new Set<string>();

  const check = (root: string, start: readonly string[], loaded: ReadonlySet<string>) => {
    const key = `${start.join()} ${[...loaded].sort().join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const module of staticModules(graph, start)) {
      const { code, dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {};
      const here = new Set([...loaded, ...loadsIn(code ?? '')]);
      const uses = SPEAKS.test(module) ? usesIn(code ?? '', known) : [];
      for (const { id, area } of uses) {
        if (!here.has(area)) found.set(`${root} ${area}`, { root, area, id, module });
      }
      for (const later of dynamicallyImportedIds) if (!isRoute(later)) check(root, [later], here);
    }
  };

  const modules = [...graph.getModuleIds()];
  for (const id of modules) if (graph.getModuleInfo(id)?.isEntry) check(id, [id], new Set(known.first));
  const routes = modules.filter((id) => isRoute(id) && !id.includes('?'));
  for (const route of routes) {
    const component = componentsOf(graph, route);
    // A route without a component draws nothing: it leads on, or surrounds others.
    if (component.length === 0) continue;
    const around = routes.filter((other) => other === route || surrounds(other, route));
    check(route, [route, ...component], new Set([...known.first, ...around.flatMap((one) => loadsOf(graph, one))]));
  }
  return [...found.values()];
}

/** The message of a build that must not go on. */
export function forgottenLoadText({ root, area, id, module }: ForgottenLoad): string {
  const short = (file: string) => file.slice(Math.max(file.lastIndexOf('/src/') + 1, 0)).replace(/\?.*$/, '');
  return `${short(root)} does not load '${area}', which ${short(module)} needs for '${id}': add it to catalogue.load(…).`;
}

function isRoute(id: string): boolean {
  const [, name] = ROUTE.exec(id.split('?', 1)[0] ?? '') ?? [];
  return name !== undefined && !/(?:^|\/)-/.test(name);
}

function componentsOf(graph: ModuleGraph, route: string): string[] {
  const later = graph.getModuleInfo(route)?.dynamicallyImportedIds ?? [];
  return later.filter((id) => id.startsWith(`${route}${ROUTE_COMPONENT}`));
}

/** `menu/route` is around `menu/index`, `_member` around `_member/cards`, `__root` around all. */
function surrounds(outer: string, inner: string): boolean {
  const [, outerName = ''] = ROUTE.exec(outer) ?? [];
  const [, innerName = ''] = ROUTE.exec(inner) ?? [];
  const folder = outerName.replace(/\/route$/, '');
  return outerName === '__root' || innerName.startsWith(`${folder}/`) || innerName.startsWith(`${folder}.`);
}

/** What a route's loader loads, by itself or by what is beside it. */
function loadsOf(graph: ModuleGraph, route: string): string[] {
  return staticModules(graph, [route], IN_ROUTES).flatMap((module) => loadsIn(graph.getModuleInfo(module)?.code ?? ''));
}

/** What is imported without waiting, except other routes. */
function staticModules(graph: ModuleGraph, start: readonly string[], only?: RegExp): string[] {
  const reached = new Set(start);
  for (const module of reached) {
    for (const next of graph.getModuleInfo(module)?.importedIds ?? []) {
      if (!isRoute(next) && !next.includes('/node_modules/') && (only?.test(next) ?? true)) reached.add(next);
    }
  }
  return [...reached];
}

function loadsIn(code: string): string[] {
  return [...code.matchAll(LOADS)].flatMap(([, names = '']) =>
    [...names.matchAll(/["'`]([^"'`]+)["'`]/g)].map(([, name = '']) => name),
  );
}

/** The messages that a module names, whole or by how they begin. */
function usesIn(code: string, { ids, areas }: KnownMessages): { id: string; area: string }[] {
  const whole = [...code.matchAll(QUOTED)].map(([, , id = '']) => id).filter((id) => ids.has(id));
  const begun = [...code.matchAll(PREFIX)].map(([, start = '']) => start);
  return [...whole, ...begun].flatMap((id) => {
    const area = areaOf(id, areas);
    return area === undefined ? [] : [{ id, area }];
  });
}
