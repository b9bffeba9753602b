/** What each feed answered last, and since when, nothing yet: by member id, language and types; guests share one. */
export const noStreamRecords = () => new Map<string, { said: string; readonly changedAt: number }>();
