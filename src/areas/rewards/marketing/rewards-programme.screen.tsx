import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { page } from '#ui/theme/layout.css.ts';
import { Hero } from './hero.tsx';
import { Legacy } from './legacy.tsx';
import { NextGeneration } from './next-generation.tsx';
import { useProgramme } from './use-programme.ts';

/** What the rewards programme is: one of two pages, by the retailer's flag (RWD-002 to RWD-004). */
export function RewardsProgrammeScreen() {
  const programme = useProgramme();
  if (programme === null) return <Beginning />;
  return programme.isNextGeneration ? <NextGeneration partnerships={programme.partnerships} /> : <Legacy />;
}

/** What both have, until it is known which one it is. */
function Beginning() {
  return (
    <>
      <Hero showSubnav={false} />
      <div className={page.wide}>
        <LoadingSkeleton parts={3} />
      </div>
    </>
  );
}
