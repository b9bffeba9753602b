import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './wallet.css.ts';

/** Holds the place of a wallet: most members have one card. */
export function WalletSkeleton() {
  return (
    <>
      <LoadingStatus />
      <div aria-hidden="true" className={classNames(look.lead, css.headSkeleton)}>
        <Skeleton width="half" />
      </div>
      <ul aria-hidden="true" className={css.wallet}>
        <Card as="li">
          <Skeleton shape="picture" className={css.pictureSkeleton} />
          <div className={css.facts}>
            <Skeleton width="half" className={css.balanceSkeleton} />
            <SkeletonText lines={2} />
            <Skeleton width="short" />
            <Skeleton shape="control" />
          </div>
        </Card>
      </ul>
    </>
  );
}
