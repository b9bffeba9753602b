import { LoadingSkeleton } from '#parts/loading/loading-skeleton.tsx';
import { ImagesBase } from '#parts/programme-picture.tsx';
import { page } from '#ui/theme/layout.css.ts';
import { Hero } from './hero.tsx';
import { Legacy } from './legacy.tsx';
import { NextGeneration } from './next-generation.tsx';
import { useProgramme } from './use-programme.ts';

/** What the rewards programme is: one of two pages, by the retailer's flag (RWD-002 to RWD-004). */
export function RewardsProgrammeScreen() {
  const programme = useProgramme();
  return (
    <ImagesBase value={programme?.imagesBase ?? null}>
      {programme === null ? (
        <Beginning />
      ) : programme.isNextGeneration ? (
        <NextGeneration partnerships={programme.partnerships} />
      ) : (
        <Legacy />
      )}
    </ImagesBase>
  );
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
