import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Camera } from '#domain/store-locator/map-camera.ts';
import { event, MVCObject } from '#tests/support/google-maps/events.ts';
import { LatLng } from '#tests/support/google-maps/lat-lng.ts';
import { openGoogleView } from './google-view.ts';
import type { Shown } from './marker-clusters.ts';

const SEATTLE: Camera = { lat: 47.6062, lng: -122.3321, zoom: 12 };
const PINE = { id: '100', name: 'Pine Street', lat: SEATTLE.lat, lng: SEATTLE.lng, favourite: false };

/** Google's map as far as the view asks it: it stands where it is put, and moves when the test says so. */
class FakeMap extends MVCObject {
  camera = SEATTLE;
  /** Unknown before it is laid out. */
  bounds: object | undefined;
  getCenter = () => new LatLng(this.camera.lat, this.camera.lng);
  getZoom = () => this.camera.zoom;
  getBounds = () => this.bounds;
  setOptions = vi.fn();
  moveCamera({ center, zoom }: { center: { lat: number; lng: number }; zoom: number }) {
    this.camera = { ...center, zoom };
    event.trigger(this, 'bounds_changed');
  }
  /** What the map does once nothing moves it any more. */
  rest(camera = this.camera) {
    this.camera = camera;
    this.bounds = {};
    event.trigger(this, 'bounds_changed');
    event.trigger(this, 'idle');
  }
  press(lat: number, lng: number, domEvent: object = { pointerType: 'mouse' }) {
    event.trigger(this, 'click', { latLng: new LatLng(lat, lng), domEvent });
  }
}

function setUp(map = new FakeMap()) {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  document.body.append(container);
  const events = {
    onMoved: vi.fn(),
    onPressed: vi.fn<(item: Shown) => void>(),
    onHovered: vi.fn(),
    onShown: vi.fn(),
    onReady: vi.fn(),
    onUnavailable: vi.fn(),
    onDrawn: vi.fn(),
  };
  const ring = document.createElement('div');
  const view = openGoogleView({ map: map as unknown as google.maps.Map, container, ring }, events);
  const lastMove = () => events.onMoved.mock.lastCall?.[0];
  return { map, container, ring, events, view, lastMove };
}

describe('the view of Google Maps', () => {
  const logged = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  let resized: () => void = () => {};
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame', 'performance'],
    });
    // jsdom lays nothing out, so it has nothing to scroll either.
    Object.defineProperty(document, 'scrollingElement', { configurable: true, value: null });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          resized = listener;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.clearAllMocks();
    Reflect.deleteProperty(document, 'scrollingElement');
    document.body.replaceChildren();
  });

  it('is ready when the map first rests, and reports where it opened as no movement of the visitor', () => {
    const { map, events, lastMove } = setUp();
    expect(events.onReady).not.toHaveBeenCalled();
    map.rest();
    map.rest();
    expect(events.onReady).toHaveBeenCalledTimes(1);
    expect(lastMove()).toMatchObject({ camera: { zoom: 12 }, byVisitor: false });
  });

  it('gives up a map that is not there after eight seconds, but not while the page is in the background', () => {
    const { events } = setUp();
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
    vi.advanceTimersByTime(8_000);
    expect(events.onUnavailable).not.toHaveBeenCalled();
    vi.advanceTimersByTime(8_000);
    expect(events.onUnavailable).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('takes a map that can be looked at for ready, though its tiles keep it from resting', () => {
    const { map, events } = setUp();
    map.bounds = {};
    vi.advanceTimersByTime(8_000);
    expect(events.onReady).toHaveBeenCalledTimes(1);
    expect(events.onUnavailable).not.toHaveBeenCalled();
  });

  it('D-358 is ready at once on a map that was used before, and reports where that opened as the app’s', () => {
    const { map, view } = setUp();
    map.rest();
    view.close();
    const { events, lastMove } = setUp(map);
    expect(events.onReady).toHaveBeenCalledTimes(1);
    expect(lastMove()).toMatchObject({ camera: { zoom: 12 }, byVisitor: false });
    map.rest();
    expect(events.onReady).toHaveBeenCalledTimes(1);
    expect(lastMove()).toMatchObject({ byVisitor: false });
  });

  it('D-358 leaves a map that is used again with no hand of a marker that it was left over', () => {
    const { map, view } = setUp();
    view.setPoints([PINE]);
    map.rest();
    const latLng = new LatLng(SEATTLE.lat + 0.00532, SEATTLE.lng);
    event.trigger(map, 'mousemove', { latLng, domEvent: { pointerType: 'mouse' } });
    expect(map.setOptions).toHaveBeenLastCalledWith({ draggableCursor: 'pointer' });
    view.close();
    expect(map.setOptions).toHaveBeenLastCalledWith({ draggableCursor: null });
  });

  it('reports every movement that the app did not ask for as the visitor’s, and a resize as the app’s', () => {
    const { map, view, lastMove } = setUp();
    map.rest();
    map.rest({ ...SEATTLE, zoom: 13 });
    expect(lastMove()).toMatchObject({ byVisitor: true });
    view.go({ ...SEATTLE, zoom: 11 }, false);
    map.rest();
    expect(lastMove()).toMatchObject({ camera: { zoom: 11 }, byVisitor: false });
    resized();
    map.rest();
    expect(lastMove()).toMatchObject({ byVisitor: false });
  });

  it('reports a flight once, where it ends', () => {
    const { map, events, view } = setUp();
    map.rest();
    view.go({ lat: 42.36, lng: -71.06, zoom: 11 }, true);
    vi.advanceTimersByTime(500);
    map.rest();
    expect(events.onMoved).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2_000);
    map.rest();
    expect(events.onMoved).toHaveBeenCalledTimes(2);
    expect(map.camera).toEqual({ lat: 42.36, lng: -71.06, zoom: 11 });
  });

  it('leaves the map to a visitor who takes it in the middle of a flight', () => {
    for (const take of [
      (map: FakeMap) => event.trigger(map, 'dragstart'),
      (_: FakeMap, container: HTMLElement) => container.dispatchEvent(new WheelEvent('wheel')),
      (_: FakeMap, container: HTMLElement) => container.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' })),
    ]) {
      const { map, container, view, lastMove } = setUp();
      map.rest();
      view.go({ lat: 42.36, lng: -71.06, zoom: 11 }, true);
      vi.advanceTimersByTime(500);
      take(map, container);
      const held = map.camera;
      vi.advanceTimersByTime(2_000);
      expect(map.camera).toEqual(held);
      map.rest();
      expect(lastMove()).toMatchObject({ byVisitor: true });
    }
  });

  it('takes a press for a finger’s where one made it: a little beside the pin is enough', () => {
    const { map, events, view } = setUp();
    view.setPoints([PINE]);
    map.rest();
    // 24 pixels beside the head of the pin, which stands 23 pixels above its point.
    const beside = [SEATTLE.lat + 0.00532, SEATTLE.lng + 0.00824] as const;
    map.press(...beside);
    expect(events.onPressed).not.toHaveBeenCalled();
    map.press(...beside, { pointerType: 'touch' });
    map.press(...beside, { touches: [] });
    expect(events.onPressed).toHaveBeenCalledTimes(2);
  });

  it('says nothing and moves nothing once it is closed', () => {
    const { map, events, view } = setUp();
    map.rest();
    view.go({ lat: 42.36, lng: -71.06, zoom: 11 }, true);
    view.close();
    const { camera } = map;
    vi.advanceTimersByTime(30_000);
    map.rest();
    view.go(SEATTLE, false);
    expect(map.camera).toEqual(camera);
    expect(events.onMoved).toHaveBeenCalledTimes(1);
    expect(events.onUnavailable).not.toHaveBeenCalled();
  });

  it('rings what has the keyboard’s focus, at the head of its pin', () => {
    const { map, ring, view } = setUp();
    view.setPoints([PINE]);
    map.rest();
    view.focus('100');
    expect(ring.hidden).toBe(false);
    const [left, top] = ring.style.transform.match(/[\d.]+/g) ?? [];
    expect([Math.round(Number(left)), Math.round(Number(top))]).toEqual([377, 254]);
    view.focus(null);
    expect(ring.hidden).toBe(true);
  });
});
