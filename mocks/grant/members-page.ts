import { pagePathOf } from '../http/page-path.ts';

/** Whether a page is served to members only (OAU-002). */
export const isForMembers = (address: string) => /^\/oauth\/authorize\/?$/.test(pagePathOf(address));
