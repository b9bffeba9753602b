import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Locale } from '#domain/locale.ts';
import type { ProgrammeOutline } from '#domain/rewards/programme-outline.ts';

/** What the pages with pictures of the programme were prerendered with, where they were; it is never requested. */
export const programmeOutlineQuery = (locale: Locale) =>
  queryOptions<ProgrammeOutline>({
    queryKey: ['programme-outline', locale],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
