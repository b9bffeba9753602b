import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

/** Stands in for the browser's geolocation, which jsdom has not. Call it once, at the top of a test file; it answers nothing by itself. */
export function standInGeolocation() {
  const asked = vi.fn<Geolocation['getCurrentPosition']>();
  beforeAll(() => {
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: asked }, configurable: true });
  });
  beforeEach(() => {
    asked.mockReset();
  });
  afterAll(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });
  return asked;
}
