import { afterEach, vi } from 'vitest';
import { left } from './stand-in-leave-page.ts';

// What a page of jsdom cannot do, for all tests alike: files that share the app share its modules. A file whose subject is the
// real module unmocks it, and runs apart.
vi.mock('#areas/store-locator/map/store-map.tsx', async () => ({
  StoreMap: (await import('./stand-in-map.tsx')).StandInMap,
}));
vi.mock('#platform/leave-page.ts', () => import('./stand-in-leave-page.ts'));

afterEach(() => {
  left.addresses = [];
});
