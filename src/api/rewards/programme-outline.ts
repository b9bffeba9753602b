import type { Locale } from '#domain/locale.ts';
import type { ProgrammeOutline } from '#domain/rewards/programme-outline.ts';
import { neverAsked } from '../never-asked.ts';

/** What the pages with pictures of the programme were prerendered with, where they were; it is never requested. */
export const programmeOutlineQuery = (locale: Locale) => neverAsked<ProgrammeOutline>(['programme-outline', locale]);
