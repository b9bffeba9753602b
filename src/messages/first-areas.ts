import type { MessageArea } from './message-values.gen.ts';

/** What every page says: loaded before all else, and used wherever words are. */
export const FIRST_AREAS = ['shell', 'common', 'failures'] as const satisfies readonly MessageArea[];
