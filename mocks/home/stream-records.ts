/** What a feed answered last, and since when. */
export type StreamRecord = { said: string; readonly changedAt: number };

/** By member id, language and types; guests share one. */
export type StreamRecords = Map<string, StreamRecord>;

/** Nothing was asked yet. */
export function noStreamRecords(): StreamRecords {
  return new Map();
}
