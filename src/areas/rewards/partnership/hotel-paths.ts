import type { SafePath } from '#domain/return-url.ts';

/** Where the pages of the hotel partnership begin. */
export const HOTEL_PAGE = '/rewards/partnerships/marriottbonvoy';

/** The question whether to unlink; a member who had to sign in first comes back here (PTN-036). */
export const UNLINK_QUESTION = `${HOTEL_PAGE}?unlink=true` as SafePath;
