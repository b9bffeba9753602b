import type { TestWorld } from '#mocks/server.ts';

/** One call of the table, as the app makes it. */
export type Sample = {
  /** Anonymous where it is left out. */
  as?: 'member-green' | 'member-gold' | 'member-second-factor' | 'guest';
  call: (world: TestWorld) => Promise<unknown>;
};
