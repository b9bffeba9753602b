import { type PlaceIndex, placeIndex } from './place-index.ts';
import type { PlacesAnswer, PlacesQuestion } from './place-messages.ts';

let index: PlaceIndex | null = null;

// A worker's global is not in the page's types; these two members are all that is used of it.
const scope: {
  onmessage: ((event: MessageEvent<PlacesQuestion>) => void) | null;
  postMessage: (answer: PlacesAnswer) => void;
} = self;

scope.onmessage = ({ data }) => {
  if (data.kind === 'gazetteer') {
    index = placeIndex(JSON.parse(data.text));
    return;
  }
  if (data.kind === 'postal-codes') {
    index?.addPostalCodes(JSON.parse(data.text));
    return;
  }
  scope.postMessage({ number: data.number, places: index?.search(data.text, data.near, data.language) ?? null });
};
