import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import type { LoadRenderer } from './map-code.ts';
import type { StoreMapProps } from './store-map.port.ts';
import { StoreMap } from './store-map.tsx';

vi.unmock('./store-map.tsx');

function propsOf(): StoreMapProps {
  return {
    stores: [],
    selected: null,
    highlighted: null,
    requestedView: { camera: HOME_CAMERA, serial: 0, animate: false },
    position: null,
    words: { region: 'Map', marker: () => 'store', cluster: () => 'stores' },
    onCameraMoved: vi.fn(),
    onStorePressed: vi.fn(),
    onStoreHighlighted: vi.fn(),
    onReady: vi.fn(),
    onUnavailable: vi.fn(),
  };
}

const draws: LoadRenderer = async () => (props) => <p>{props.words.region}</p>;
const cannotBeFetched: LoadRenderer = () => Promise.reject(new TypeError('network'));
const breaks: LoadRenderer = async () => () => {
  throw new Error('broken');
};
/** Draws until a press makes it throw. */
const givesUp: LoadRenderer = async () => (props) => (
  <button type="button" onClick={props.onUnavailable}>
    Refuse
  </button>
);

describe('store map', () => {
  // React reports what a boundary catches; the test says what it means.
  let reported: MockInstance;
  beforeEach(() => {
    reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('draws the renderer once its code is there', async () => {
    const props = propsOf();
    render(<StoreMap {...props} renderers={[draws]} />);
    expect((await screen.findByText('Map')).tagName).toBe('P');
    expect(props.onUnavailable).not.toHaveBeenCalled();
  });

  it('says that there is no map when its code cannot be fetched, and draws nothing', async () => {
    const props = propsOf();
    const { container } = render(<StoreMap {...props} renderers={[cannotBeFetched]} />);
    await vi.waitFor(() => expect(props.onUnavailable).toHaveBeenCalledTimes(1));
    expect(container.textContent).toBe('');
    // Nothing of it in the console: a blocked script is no fault of the app.
    expect(reported).not.toHaveBeenCalled();
  });

  it('says that there is no map when the renderer breaks while it draws', async () => {
    const props = propsOf();
    const { container } = render(<StoreMap {...props} renderers={[breaks]} />);
    await vi.waitFor(() => expect(props.onUnavailable).toHaveBeenCalledTimes(1));
    expect(container.childElementCount).toBe(0);
  });

  it('lets the next renderer stand in for one that cannot be fetched or breaks, and says nothing of it', async () => {
    for (const first of [cannotBeFetched, breaks]) {
      const props = propsOf();
      render(<StoreMap {...props} renderers={[first, draws]} />);
      expect((await screen.findByText('Map')).tagName).toBe('P');
      expect(props.onUnavailable).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it('lets the next renderer stand in for one that gives up later, and says so when that one fails too', async () => {
    const props = propsOf();
    render(<StoreMap {...props} renderers={[givesUp, givesUp]} />);
    const first = await screen.findByRole('button');
    first.click();
    await vi.waitFor(() => expect(first.isConnected).toBe(false));
    expect(props.onUnavailable).not.toHaveBeenCalled();
    (await screen.findByRole('button')).click();
    expect(props.onUnavailable).toHaveBeenCalledTimes(1);
  });

  it('says that there is no map where the browser has no WebGL', async () => {
    const props = propsOf();
    vi.doMock('#platform/maps/brand-map.ts', () => ({
      openBrandMap: () => {
        throw new Error('Failed to initialize WebGL');
      },
    }));
    vi.doMock('#platform/maps/map-data.ts', () => ({ firstMapData: async () => [] }));
    render(<StoreMap {...props} />);
    await vi.waitFor(() => expect(props.onUnavailable).toHaveBeenCalledTimes(1), { timeout: 20_000 });
  });
});
