import { createSessionMark } from '../session-mark.ts';

/** Whether a page has needed the order store yet: what it shows around every page is loaded from then on. */
export const { mark: markOrderStoreLoaded, useIsMarked: useIsOrderStoreLoaded } = createSessionMark();
