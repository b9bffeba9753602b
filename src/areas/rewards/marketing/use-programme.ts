import { type ProgrammeOutline, programmeOutline } from '#domain/programme-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useDrawnProgramme } from '#parts/rewards/use-drawn-programme.ts';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';

/**
 * The programme by the retailer's configuration; until that is known by what the build has drawn the page with, and null
 * where it was drawn with nothing (D-193).
 */
export function useProgramme(): ProgrammeOutline | null {
  const { locale } = useMessages();
  const configuration = useConfiguration();
  const isKnown = useIsConfigurationKnown();
  const drawn = useDrawnProgramme();
  return isKnown ? programmeOutline(configuration, locale) : drawn;
}
