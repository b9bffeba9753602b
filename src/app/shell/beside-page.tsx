import { ConsentRegion } from './consent-region.tsx';
import { NoticesRegion } from './notices-region.tsx';

/**
 * Questions and notices that belong to every page. It stands before the page, so that the keyboard comes to it first; where it is
 * shown is its own matter.
 */
export function BesidePage() {
  return (
    <>
      <ConsentRegion />
      <NoticesRegion />
    </>
  );
}
