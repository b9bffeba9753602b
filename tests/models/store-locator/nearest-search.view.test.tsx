import { useSelector } from '@xstate/react';
import { useLocator } from '#areas/store-locator/locator-context.tsx';
import { LocatorNotices } from '#areas/store-locator/locator-notices.tsx';
import { NoStores } from '#areas/store-locator/results/no-stores.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountLocator } from './mount-locator.tsx';
import { model, NOWHERE } from './nearest-search.model.ts';

/** The place of the results, where no stores were found. */
function NoResults() {
  const { locator } = useLocator();
  const noStores = useSelector(locator, (snapshot) => snapshot.hasTag('noStores'));
  return noStores ? <NoStores inMenu={false} onFiltersCleared={() => {}} onSearchRequested={() => {}} /> : null;
}

describeView('store-locator/nearest-search', model, (harness) =>
  mountLocator(harness, {
    query: { coordinates: NOWHERE },
    isEmptyAt: ({ storeNumber }) => storeNumber === null,
    // Another search around the same empty place, so that Expand Search is offered again.
    elsewhere: ({ locator }) => locator.send({ type: 'position.found', coordinates: NOWHERE }),
    parts: () => (
      <>
        <LocatorNotices message={null} failure={null} onRenewed={() => {}} />
        <NoResults />
      </>
    ),
  }),
);
