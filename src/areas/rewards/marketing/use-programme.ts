import { useQuery } from '@tanstack/react-query';
import { programmeOutlineQuery } from '#api/rewards/programme-outline.ts';
import { type ProgrammeOutline, programmeOutline } from '#domain/programme-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { pageData } from '#platform/page-data.ts';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';

/**
 * The programme by the retailer's configuration; until that is known by what the build has drawn the page with, and null
 * where it was drawn with nothing (D-193).
 */
export function useProgramme(): ProgrammeOutline | null {
  const { locale } = useMessages();
  const configuration = useConfiguration();
  const isKnown = useIsConfigurationKnown();
  const { data: drawn } = useQuery({
    ...programmeOutlineQuery(locale),
    initialData: () => pageData('rewards', locale),
  });
  return isKnown ? programmeOutline(configuration, locale) : (drawn ?? null);
}
