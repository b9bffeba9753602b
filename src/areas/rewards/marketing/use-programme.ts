import { type ProgrammeOutline, programmeOutline } from '#domain/rewards/programme-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePrerenderedProgramme } from '#parts/rewards/use-prerendered-programme.ts';
import { useConfiguration, useIsConfigurationKnown } from '#session/configuration.ts';

/**
 * The programme by the retailer's configuration. Until that is known it is the one that the page was prerendered with, null
 * where there was none (D-193).
 */
export function useProgramme(): ProgrammeOutline | null {
  const { locale } = useMessages();
  const configuration = useConfiguration();
  const isKnown = useIsConfigurationKnown();
  const prerendered = usePrerenderedProgramme();
  return isKnown ? programmeOutline(configuration, locale) : prerendered;
}
