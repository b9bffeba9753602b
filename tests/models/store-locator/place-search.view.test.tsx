import { SearchBox } from '#areas/store-locator/search/search-box.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountLocator } from './mount-locator.tsx';
import { model } from './place-search.model.ts';

describeView('store-locator/place-search', model, (harness) =>
  mountLocator(harness, {
    query: harness.start === 'a place in the address' ? { place: 'Portland' } : {},
    elsewhere: ({ placeSearch }, event) =>
      placeSearch.send(
        event.type === 'place.shown'
          ? { type: 'place.shown', text: String(event['text']) }
          : { type: 'search.superseded' },
      ),
    parts: () => <SearchBox />,
  }),
);
