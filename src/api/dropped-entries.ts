import { createReport } from './report.ts';

const [listen, report] = createReport<[list: string, count: number]>();

/** From now on `listen` hears of which list of an answer how many entries could not be read, for those who run the service. */
export const onEntriesDropped = listen;

/** Says that entries of a list were left out; the others are shown. */
export const reportDropped = report;
