import { useSelector } from '@xstate/react';
import { useLocator } from '#areas/store-locator/locator-context.tsx';
import { LocatorNotices } from '#areas/store-locator/locator-notices.tsx';
import { ResultsMessage } from '#areas/store-locator/results-message.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountLocator } from './joined-locator.tsx';
import { model, NOWHERE } from './nearest-search.model.ts';

/** The place of the results, where no stores were found. */
function NoResults() {
  const { locator } = useLocator();
  const noStores = useSelector(locator, (snapshot) => snapshot.hasTag('noStores'));
  return noStores ? <ResultsMessage message="no-stores" inMenu={false} onFiltersCleared={() => {}} /> : null;
}

describeView('store-locator/nearest-search', model, (stage) =>
  mountLocator(stage, {
    query: { coordinates: NOWHERE },
    isEmptyAt: ({ coordinates }) => coordinates?.lat === NOWHERE.lat,
    // Another search around the same empty place, so that Expand Search is offered again.
    elsewhere: ({ locator }) => locator.send({ type: 'position.found', coordinates: NOWHERE }),
    parts: () => (
      <>
        <LocatorNotices />
        <NoResults />
      </>
    ),
  }),
);
