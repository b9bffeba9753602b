import { DARK_MAP, LIGHT_MAP } from '#platform/maps/map-palette.ts';
import { expectAccessible } from './accessible.ts';
import { BODY, HEAD, HEART, MapBench, SPOTS } from './map-bench.ts';
import { GOOGLE_PORT } from './playwright.config.ts';
import { expect, test } from './support.ts';

test.use({ baseURL: `http://127.0.0.1:${GOOGLE_PORT}`, viewport: { width: 1280, height: 800 } });

// The host of a build does not know the address of the bench.
test.beforeEach(({ problems }) => problems.expect(/404.*\/design/));

const SEATTLE = { lat: 47.6062, lng: -122.3321, zoom: 12 };
const BOSTON = { lat: 42.36, lng: -71.06, zoom: 11 };
const scaled = ({ x, y }: { x: number; y: number }) => ({ x: 1.32 * x, y: 1.32 * y });

// What the locator relies on, with either renderer. Google's is drawn by a stand-in for its script.
for (const renderer of ['keyless', 'google'] as const) {
  test.describe(`the ${renderer} map`, () => {
    test.slow();

    test('LOC-021 has a marker for each store, alone or in a cluster, and reports which one is pointed at and pressed', async ({
      context,
      page,
    }) => {
      const bench = await MapBench.open(context, page, renderer);
      const names = await page.getByTestId('map-box').getByRole('listitem').allTextContents();
      expect(names.sort()).toEqual([
        '12 stores here, zoom in',
        '2 stores here, zoom in',
        'Beacon Hill, store',
        'Madrona, favorite store',
        'Pine Street, store',
      ]);
      await expectAccessible(page);

      const highlighted = async () => (await bench.reported('highlighted')).map(({ storeNumber }) => storeNumber);
      await bench.point(SPOTS.empty);
      await bench.point(SPOTS.pine);
      await expect.poll(highlighted).toEqual(['100']);
      await bench.point(SPOTS.empty);
      await expect.poll(highlighted).toEqual(['100', null]);

      const pressed = async () => (await bench.reported('pressed')).map(({ storeNumber }) => storeNumber);
      await bench.press(SPOTS.madrona);
      await expect.poll(pressed).toEqual(['200']);
      await bench.press(SPOTS.empty);
      await bench.press(SPOTS.pine);
      await expect.poll(pressed).toEqual(['200', '100']);
    });

    test('draws pins, a selected, a favourite and a lifted one, clusters and the position alike in both schemes', async ({
      context,
      page,
    }) => {
      const bench = await MapBench.open(context, page, renderer);
      const position = { lat: 47.5862, lng: -122.3821 };
      const colour = (spot: { lat: number; lng: number }, aside: { x: number; y: number }) =>
        expect.poll(async () => (await bench.colour(spot, aside)).toUpperCase(), { timeout: 15_000 });
      const schemes = [
        ['light', LIGHT_MAP],
        ['dark', DARK_MAP],
      ] as const;
      for (const [scheme, palette] of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await colour(SPOTS.pine, BODY).toBe(palette.pin);
        await colour(SPOTS.pine, HEAD).toBe(palette.pinMark);
        await colour(SPOTS.madrona, HEART).toBe(palette.heart);
        await colour(SPOTS.heap, { x: -13, y: 0 }).toBe(palette.cluster);
        await bench.change({ selected: '100', position });
        await colour(SPOTS.pine, scaled(BODY)).toBe(palette.selected);
        await colour(position, { x: 0, y: 0 }).toBe(palette.position);
        await bench.change({ selected: null, highlighted: '410', position: null });
        await colour(SPOTS.pine, BODY).toBe(palette.pin);
        // Out of the cluster that has swallowed it.
        await colour(SPOTS.lifted, { x: 9, y: -34 }).toBe(palette.pin);
        await bench.change({ highlighted: null });
      }
    });

    test('LOC-023 a pressed cluster zooms in until it falls apart, as the visitor’s own movement, and keeps the focus', async ({
      context,
      page,
    }) => {
      const bench = await MapBench.open(context, page, renderer);
      const heap = page.getByRole('button', { name: SPOTS.heap.name });
      const byPointer = () => bench.press(SPOTS.heap, { x: 0, y: 0 });
      const byKeyboard = async () => {
        await heap.focus();
        await page.keyboard.press('Enter');
      };
      for (const [at, press] of [byPointer, byKeyboard].entries()) {
        const { camera, byVisitor } = await bench.movementOf(press);
        expect(byVisitor).toBe(true);
        expect(camera.zoom).toBeGreaterThanOrEqual(13);
        expect(camera.lat).toBeCloseTo(SPOTS.heap.lat, 2);
        await expect(heap).toHaveCount(0);
        if (press === byPointer)
          await bench.movementOf(() =>
            bench.change({ requestedView: { camera: SEATTLE, serial: at + 1, animate: false } }),
          );
      }
      await expect(page.getByTestId('map-box').getByRole('listitem').locator(':focus')).toHaveCount(1);
      expect(await bench.reported('pressed')).toEqual([]);
    });

    test('goes where the app requests, in a step, a flight or a jump, and reports it as no movement of the visitor', async ({
      context,
      page,
    }) => {
      const bench = await MapBench.open(context, page, renderer);
      const views = [
        { camera: { ...SEATTLE, lng: SEATTLE.lng + 0.02, zoom: 13 }, animate: true },
        { camera: BOSTON, animate: true },
        { camera: { ...SEATTLE, zoom: 10.5 }, animate: false },
        { camera: BOSTON, animate: true, still: true },
      ];
      for (const [at, { camera: wanted, animate, still }] of views.entries()) {
        // Who wants less motion is there at once.
        await page.emulateMedia({ reducedMotion: still ? 'reduce' : null });
        const { camera, bounds, byVisitor } = await bench.movementOf(() =>
          bench.change({ requestedView: { camera: wanted, animate, serial: at + 1 } }),
        );
        expect(byVisitor).toBe(false);
        expect(camera.lat).toBeCloseTo(wanted.lat, 4);
        expect(camera.lng).toBeCloseTo(wanted.lng, 4);
        expect(camera.zoom).toBeCloseTo(wanted.zoom, 2);
        expect(bounds.north).toBeGreaterThan(camera.lat);
        expect(bounds.west).toBeLessThan(camera.lng);
      }
      expect(await bench.reported('moved')).toHaveLength(1 + views.length);
    });

    test('FC-188 is there at once where less motion is wanted, without a flight', async ({ context, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await MapBench.open(context, page, renderer);
      const frames = await page.evaluate(async (camera) => {
        const moved = () => window.mapBench?.reported.filter(({ event }) => event === 'moved').length ?? 0;
        const before = moved();
        window.mapBench?.change({ requestedView: { camera, animate: true, serial: 1 } });
        let passed = 0;
        while (moved() === before && passed < 200) {
          await new Promise(requestAnimationFrame);
          passed += 1;
        }
        return passed;
      }, BOSTON);
      expect(frames).toBeLessThan(15);
    });

    test('LOC-024 reports a drag as the visitor’s movement, with where it came to rest', async ({ context, page }) => {
      const bench = await MapBench.open(context, page, renderer);
      const from = await bench.pixel(SPOTS.empty);
      const { camera, byVisitor } = await bench.movementOf(async () => {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(from.x + 150, from.y + 60, { steps: 10 });
        await page.waitForTimeout(200);
        await page.mouse.up();
      });
      expect(byVisitor).toBe(true);
      expect(camera.lng).toBeLessThan(SEATTLE.lng - 0.03);
      expect(camera.lat).toBeGreaterThan(SEATTLE.lat);
      expect(await bench.reported('pressed')).toEqual([]);
    });

    test('LOC-023 never leaves 3 to 21, wheeled or requested', async ({ context, page }) => {
      const bench = await MapBench.open(context, page, renderer);
      const ends = [
        { zoom: 30, limit: 21, wheel: -2_000 },
        { zoom: 0, limit: 3, wheel: 2_000 },
      ];
      for (const [at, { zoom, limit, wheel }] of ends.entries()) {
        const requested = await bench.movementOf(() =>
          bench.change({ requestedView: { camera: { ...SEATTLE, zoom }, serial: at + 1, animate: false } }),
        );
        expect(requested.camera.zoom).toBeCloseTo(limit, 2);
        const { x, y } = await bench.pixel(requested.camera, { x: 60, y: 90 });
        await page.mouse.click(x, y);
        for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, wheel);
        await page.waitForTimeout(600);
        for (const { camera } of await bench.reported('moved')) {
          expect(camera.zoom).toBeGreaterThanOrEqual(3);
          expect(camera.zoom).toBeLessThanOrEqual(21);
        }
      }
    });

    test('LOC-021 its markers are one stop of Tab, reached by arrows, pressed by Enter, ringed, and named in the visitor’s language', async ({
      context,
      page,
    }) => {
      const bench = await MapBench.open(context, page, renderer);
      await page.getByRole('button', { name: SPOTS.pine.name }).focus();
      await expect
        .poll(() => bench.reported('highlighted'))
        .toContainEqual({ event: 'highlighted', storeNumber: '100' });
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(SPOTS.madrona.name);
      await page.keyboard.press('Enter');
      await expect.poll(() => bench.reported('pressed')).toEqual([{ event: 'pressed', storeNumber: '200' }]);
      const ring = page.getByTestId('map-box').locator('div:has(+ ul)');
      await expect(ring).toBeVisible();
      const { x, y } = await bench.pixel(SPOTS.madrona, HEAD);
      const box = await ring.boundingBox();
      expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - x)).toBeLessThan(2);
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - y)).toBeLessThan(2);
      await bench.change({ language: 'fr' });
      await expect(page.getByRole('button', { name: 'Madrona, café favori' })).toBeFocused();
      await expect(page.getByRole('button', { name: '12 cafés ici, faire un zoom avant' })).toBeAttached();
      await page.keyboard.press('Shift+Tab');
      await expect(ring).toBeHidden();
    });

    test('leaves nothing behind when it goes, and comes again', async ({ context, page }) => {
      const bench = await MapBench.open(context, page, renderer);
      await bench.change({ position: { lat: 47.6, lng: -122.3 }, selected: '100' });
      await bench.change({ mounted: false });
      await expect(page.getByTestId('map-box')).toBeEmpty();
      const left = await page.evaluate(() => ({
        canvases: document.querySelectorAll('canvas').length,
        maps: window.googleStandIn?.maps().length ?? 0,
        markers: window.googleStandIn?.markers().length ?? 0,
        listeners: window.googleStandIn?.listeners() ?? [],
      }));
      expect(left).toEqual({ canvases: 0, maps: 0, markers: 0, listeners: [] });
      const before = (await bench.reported('ready')).length;
      await bench.change({ mounted: true });
      await expect.poll(async () => (await bench.reported('ready')).length, { timeout: 20_000 }).toBe(before + 1);
    });
  });
}

test('the google map keeps Google’s logo and terms in sight, and asks for its language and its style', async ({
  context,
  page,
}) => {
  await MapBench.open(context, page, 'google');
  for (const text of ['Google', 'Map data ©2026 Google']) {
    const credit = page.getByText(text, { exact: true });
    await expect(credit).toBeVisible();
    const covered = await credit.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== element;
    });
    expect(covered).toBe(false);
  }
  const asked = await page.evaluate(() => ({
    parameters: window.googleStandIn?.parameters,
    options: window.googleStandIn
      ?.maps()
      .map(({ options: { mapId, minZoom, maxZoom, disableDefaultUI, gestureHandling, colorScheme } }) => ({
        ...{ mapId, minZoom, maxZoom, disableDefaultUI, gestureHandling, colorScheme },
      })),
  }));
  expect(asked.parameters).toMatchObject({ language: 'en', region: 'US', v: 'weekly' });
  expect(asked.options).toEqual([
    {
      mapId: 'DEMO_MAP_ID',
      minZoom: 3,
      maxZoom: 21,
      disableDefaultUI: true,
      gestureHandling: 'greedy',
      colorScheme: 'LIGHT',
    },
  ]);
});
