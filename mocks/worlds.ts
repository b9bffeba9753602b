import { isWorldName } from './named-worlds.ts';
import { cookieOf } from './session/sessions.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** Parallel visitors keep to their own worlds; the oldest is forgotten when there are more than this. */
const MOST_WORLDS = 200;

/** Many worlds side by side, each chosen by a request's header or cookie `world`. */
export type Worlds = {
  /** `main` for a request that names none. */
  idOf: (request: Request) => string;
  /** A world by its id, made on first use: the id `slow` or `slow.42` is a fresh `slow` world. */
  find: (id: string) => World;
  /** A fresh world in the place of an old one. */
  replace: (id: string, options: WorldOptions) => World;
};

/** The worlds of one process with one geography (a loaded directory), or over the generated stores of each world's seed. */
export function createWorlds(geography: Pick<WorldOptions, 'directory' | 'places' | 'resultCap'> = {}): Worlds {
  const worlds = new Map<string, World>();
  const replace = (id: string, options: WorldOptions): World => {
    const world = createWorld({ ...geography, ...options });
    worlds.delete(id);
    worlds.set(id, world);
    const [oldest] = [...worlds.keys()].filter((key) => key !== 'main');
    if (worlds.size > MOST_WORLDS && oldest !== undefined) worlds.delete(oldest);
    return world;
  };
  return {
    idOf(request) {
      const named = request.headers.get('world') ?? cookieOf(request, 'world');
      return named !== null && /^[\w.-]{1,80}$/.test(named) ? named : 'main';
    },
    find(id) {
      const name = id.split('.')[0];
      return worlds.get(id) ?? replace(id, isWorldName(name) ? { name } : {});
    },
    replace,
  };
}
