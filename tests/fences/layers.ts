type LayerRow = {
  folder: string;
  /** The layers that this one may import; itself always. */
  knows: readonly string[];
  /** npm packages (and `node:`) that its production code may import; `'any'` leaves it to review. */
  packages: 'any' | readonly string[];
  /** Packages that it may not import although `packages` says any. */
  never?: readonly string[];
};

const WORLD_ONLY = ['msw'];

/** Who may import whom. Read a row as "this layer knows about …"; everything not named is refused. */
export const layers = {
  domain: { folder: 'src/domain', knows: [], packages: [] },
  machines: { folder: 'machines', knows: ['domain'], packages: ['xstate'] },
  messages: { folder: 'src/messages', knows: ['domain'], packages: ['react', 'icu-minify'] },
  ui: {
    folder: 'src/ui',
    knows: [],
    packages: ['react', 'react-dom', '@vanilla-extract/*', '@base-ui/*', 'lucide-react', '@fontsource-variable/*'],
  },
  api: { folder: 'src/api', knows: ['domain'], packages: ['valibot', '@tanstack/react-query'] },
  platform: {
    folder: 'src/platform',
    knows: ['domain'],
    packages: 'any',
    never: ['react', 'react-dom', 'xstate', '@xstate/react', '@tanstack/*', 'node:*', ...WORLD_ONLY],
  },
  session: {
    folder: 'src/session',
    knows: ['domain', 'machines', 'api', 'platform'],
    packages: 'any',
    never: ['node:*', ...WORLD_ONLY],
  },
  parts: {
    folder: 'src/parts',
    knows: ['domain', 'messages', 'ui', 'api', 'platform', 'session'],
    packages: 'any',
    never: ['node:*', ...WORLD_ONLY],
  },
  areas: {
    folder: 'src/areas',
    knows: ['domain', 'machines', 'messages', 'ui', 'api', 'platform', 'session', 'parts'],
    packages: 'any',
    never: ['node:*', ...WORLD_ONLY],
  },
  routes: {
    folder: 'src/routes',
    knows: ['domain', 'messages', 'ui', 'api', 'session', 'parts', 'areas'],
    packages: 'any',
    never: ['node:*', 'xstate', ...WORLD_ONLY],
  },
  mocks: { folder: 'mocks', knows: ['domain', 'api'], packages: 'any', never: ['xstate', '@tanstack/*'] },
  app: {
    folder: 'src/app',
    knows: [
      'domain',
      'machines',
      'messages',
      'ui',
      'api',
      'platform',
      'session',
      'parts',
      'areas',
      'routes',
      // by dynamic import only, see rules.ts
      'mocks',
    ],
    packages: 'any',
    never: ['msw'],
  },
} as const satisfies Record<string, LayerRow>;

export type Layer = keyof typeof layers;

export const layerNames = Object.keys(layers).filter((name): name is Layer => name in layers);

/** The layer that a file of the tree belongs to; nothing for tests and configuration. */
export function layerOf(file: string): Layer | undefined {
  return layerNames.find((name) => file.startsWith(`${layers[name].folder}/`));
}
