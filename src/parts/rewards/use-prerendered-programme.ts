import { useQuery } from '@tanstack/react-query';
import { programmeOutlineQuery } from '#api/rewards/programme-outline.ts';
import type { ProgrammeOutline } from '#domain/rewards/programme-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { pageData } from '#platform/page-data.ts';

/** The programme that the page was prerendered with; null where there was none (D-193). */
export function usePrerenderedProgramme(): ProgrammeOutline | null {
  const { locale } = useMessages();
  const { data } = useQuery({ ...programmeOutlineQuery(locale), initialData: () => pageData('rewards', locale) });
  return data ?? null;
}
