import type { GiftCategory } from './gifting/gift.ts';
import type { MenuOutline } from './menu/menu-outline.ts';
import type { ProgrammeOutline } from './rewards/programme-outline.ts';

/** The compiled messages of the areas that a page speaks, by area and id. */
export type PageWords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What the build writes into some pages, for the app to begin with what was prerendered. */
export type PageData = {
  readonly menu: MenuOutline;
  readonly gifts: readonly GiftCategory[];
  readonly rewards: ProgrammeOutline;
  readonly words: PageWords;
};

/** The element of a prerendered page that holds it; the build writes it, the app reads it. */
export const pageDataId = (name: keyof PageData): string => `page-${name}`;
