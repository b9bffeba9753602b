/** What makes a world unlike the typical one. */
export type WorldTraits = {
  label: string;
  /** Added to every answer, milliseconds. */
  latencyMs: number;
  stores: 'typical' | 'closed' | 'not-ordering' | 'far';
  /** Most stores in one locator answer, where that is fewer than usual. */
  resultCap: number;
  /** What the hotel programme's own service answers, where that is not a way to its page. */
  partner: 'typical' | 'down' | 'silent' | 'http' | 'script' | 'user-name' | 'elsewhere';
  /** What the feed of the home page answers with, where that is not every item. */
  stream: 'typical' | 'partial' | 'odd' | 'many' | 'swapped';
  configuration: 'typical' | 'everything-on' | 'everything-off' | 'broken' | 'unavailable';
};

const world = (label: string, traits: Partial<Omit<WorldTraits, 'label'>> = {}): WorldTraits => ({
  label,
  latencyMs: 0,
  stores: 'typical',
  resultCap: Number.POSITIVE_INFINITY,
  partner: 'typical',
  stream: 'typical',
  configuration: 'typical',
  ...traits,
});

/** The worlds that can be asked for by name. */
export const NAMED_WORLDS = {
  typical: world('An ordinary day'),
  'store-closed': world('Every store is closed', { stores: 'closed' }),
  'stores-not-ordering': world('No store takes mobile orders', { stores: 'not-ordering' }),
  'short-answers': world('One answer holds five stores at most', { resultCap: 5 }),
  'no-stores-nearby': world('No store within 50 miles of anywhere', { stores: 'far' }),
  slow: world('Every answer takes 1.5 seconds', { latencyMs: 1500 }),
  'everything-on': world('Every optional feature is switched on', { configuration: 'everything-on' }),
  'everything-off': world('Every optional feature is switched off', { configuration: 'everything-off' }),
  'broken-configuration': world('The configuration has the wrong shapes', { configuration: 'broken' }),
  'no-configuration': world('The configuration cannot be read', { configuration: 'unavailable' }),
  'partner-down': world('The hotel programme answers with an error', { partner: 'down' }),
  'partner-silent': world('The hotel programme does not say where to go', { partner: 'silent' }),
  'partner-http': world('The hotel programme leads to an address without https', { partner: 'http' }),
  'partner-script': world('The hotel programme leads to a script', { partner: 'script' }),
  'partner-user-name': world('The hotel programme leads to an address with a user name', { partner: 'user-name' }),
  'partner-elsewhere': world('The hotel programme leads to a host that is not its own', { partner: 'elsewhere' }),
  'stream-partial': world('The feed has only some of its items (206)', { stream: 'partial' }),
  'stream-odd': world('The feed has broken items, markup and unsafe links', { stream: 'odd' }),
  'stream-many': world('The feed has 500 items with long titles', { stream: 'many' }),
  'stream-swapped': world('Members get the feed of guests, guests that of members', { stream: 'swapped' }),
} satisfies Record<string, WorldTraits>;

export type WorldName = keyof typeof NAMED_WORLDS;

/** Whether a text names a world. */
export function isWorldName(text: unknown): text is WorldName {
  return typeof text === 'string' && Object.hasOwn(NAMED_WORLDS, text);
}
