import { createElement } from 'react';
import { afterEach, vi } from 'vitest';
import type { StoreMapProps } from '#areas/store-locator/map/store-map.port.ts';
import { left } from './stand-in-leave-page.ts';

// What a page of jsdom cannot do, for all tests alike: files that share the app share its modules. A file whose subject is the
// real module unmocks it, and runs apart.
vi.mock('#areas/store-locator/map/store-map.tsx', async () => {
  const map = await import('./stand-in-map.tsx');
  // Looked up each time it is drawn: a walk puts a map of its own in its place.
  return { StoreMap: (props: StoreMapProps) => createElement(map.StandInMap, props) };
});
vi.mock('#platform/leave-page.ts', () => import('./stand-in-leave-page.ts'));

afterEach(() => {
  left.addresses = [];
});
