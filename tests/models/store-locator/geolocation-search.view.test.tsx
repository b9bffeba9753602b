import { LocatorNotices } from '#areas/store-locator/locator-notices.tsx';
import { SearchBox } from '#areas/store-locator/search-box.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './geolocation-search.model.ts';
import { mountLocator } from './joined-locator.tsx';

describeView('store-locator/geolocation-search', model, (stage) =>
  mountLocator(stage, {
    // Whatever is searched instead: the locator tells its find-me search of it.
    elsewhere: ({ locator }) => locator.send({ type: 'place.searched', place: 'Boston', coordinates: null }),
    parts: () => (
      <>
        <SearchBox />
        <LocatorNotices />
      </>
    ),
  }),
);
