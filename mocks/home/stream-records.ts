/** What each feed answered last, and since when, nothing yet: by member id and language; guests of a language share one. */
export const noStreamRecords = () => new Map<string, { said: string; readonly changedAt: number }>();
