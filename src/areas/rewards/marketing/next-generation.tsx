import type { Partnership } from '#domain/configuration.ts';
import { useRewardsSubnav } from '#session/pages/rewards-subnav.ts';
import { DownloadApp } from './apps/download-app.tsx';
import { GetStarted } from './get-started.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Partnerships } from './partnerships.tsx';
import { Questions } from './questions.tsx';
import { SmallPrint } from './terms.tsx';
import { Tiers } from './tiers/tiers.tsx';

/** The seven sections, in their order (RWD-009), and the small print. */
export function NextGeneration({ partnerships }: { readonly partnerships: readonly Partnership[] }) {
  return (
    <>
      <Hero showSubnav={useRewardsSubnav()} />
      <HowItWorks />
      <Tiers />
      <Partnerships partnerships={partnerships} />
      <GetStarted />
      <Questions hasTiers />
      <DownloadApp />
      <SmallPrint />
    </>
  );
}
