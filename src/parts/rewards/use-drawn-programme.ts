import { useQuery } from '@tanstack/react-query';
import { programmeOutlineQuery } from '#api/rewards/programme-outline.ts';
import type { ProgrammeOutline } from '#domain/programme-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { pageData } from '#platform/page-data.ts';

/** What the build has drawn the page with; null where it was drawn with nothing (D-193). */
export function useDrawnProgramme(): ProgrammeOutline | null {
  const { locale } = useMessages();
  const { data } = useQuery({ ...programmeOutlineQuery(locale), initialData: () => pageData('rewards', locale) });
  return data ?? null;
}
