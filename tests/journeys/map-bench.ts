import type { BrowserContext, Page } from '@playwright/test';
import { pixelOf } from '#tests/support/google-maps/mercator.ts';
import { serveGoogle } from './google-script.ts';
import { expect } from './support.ts';

export type Renderer = 'keyless' | 'google';

/** The stores on the bench that a test points at. */
export const SPOTS = {
  pine: { number: '100', name: 'Pine Street, store', lat: 47.6062, lng: -122.3321 },
  madrona: { number: '200', name: 'Madrona, favorite store', lat: 47.6062, lng: -122.2821 },
  heap: { name: '12 stores here, zoom in', lat: 47.6562, lng: -122.2499 },
  /** One of the heap. */
  lifted: { number: '410', lat: 47.6562, lng: -122.2521 },
  empty: { lat: 47.6262, lng: -122.4021 },
} as const;
type Spot = { lat: number; lng: number };

/** From the point of a pin to the middle of its head, and to a place in its body beside the star, pixels. */
export const HEAD = { x: 0, y: -23 };
export const BODY = { x: -8, y: -30 };
export const HEART = { x: 9.5, y: -32.5 };

/** A renderer alone on its page, and what it reported. */
export class MapBench {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, page: Page, renderer: Renderer): Promise<MapBench> {
    await serveGoogle(context);
    await page.goto(`/design?map=${renderer}`);
    const bench = new MapBench(page);
    await bench.waitFor('ready');
    await expect(page.getByRole('button', { name: SPOTS.pine.name })).toBeAttached();
    return bench;
  }

  change(change: Parameters<NonNullable<typeof window.mapBench>['change']>[0]): Promise<void> {
    return this.page.evaluate((next) => window.mapBench?.change(next), change);
  }

  /** Everything of one kind that was reported since the page began. */
  async reported<Kind extends NonNullable<typeof window.mapBench>['reported'][number]['event']>(kind: Kind) {
    const all = await this.page.evaluate(() => window.mapBench?.reported ?? []);
    return all.filter((one): one is Extract<typeof one, { event: Kind }> => one.event === kind);
  }

  /** Waits until something of that kind was reported. */
  async waitFor(kind: 'ready' | 'moved'): Promise<void> {
    await expect.poll(async () => (await this.reported(kind)).length, { timeout: 25_000 }).toBeGreaterThan(0);
  }

  /** Does something, and gives the movement of the map that comes of it. */
  async movementOf(act: () => Promise<unknown>) {
    const before = (await this.reported('moved')).length;
    await act();
    await expect.poll(async () => (await this.reported('moved')).length, { timeout: 15_000 }).toBeGreaterThan(before);
    // A wheel may come to rest more than once.
    await this.page.waitForTimeout(300);
    const last = (await this.reported('moved')).at(-1);
    if (!last) throw new Error('Nothing moved.');
    return last;
  }

  /** Where a point of the Earth is drawn now, page pixels. */
  async pixel({ lat, lng }: Spot, aside = { x: 0, y: 0 }) {
    const camera = (await this.reported('moved')).at(-1)?.camera;
    const box = await this.page.getByTestId('map-box').boundingBox();
    if (!camera || !box) throw new Error('There is no map.');
    const { x, y } = pixelOf({ ...camera, width: box.width, height: box.height }, lat, lng);
    return { x: box.x + x + aside.x, y: box.y + y + aside.y };
  }

  async press(spot: Spot, aside = HEAD): Promise<void> {
    const { x, y } = await this.pixel(spot, aside);
    await this.page.mouse.click(x, y);
  }

  async point(spot: Spot, aside = HEAD): Promise<void> {
    const { x, y } = await this.pixel(spot, aside);
    await this.page.mouse.move(x, y, { steps: 2 });
  }

  /** The colour of one pixel of the page, `#rrggbb`. */
  async colour(spot: Spot, aside: { x: number; y: number }): Promise<string> {
    const { x, y } = await this.pixel(spot, aside);
    const shot = await this.page.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } });
    return this.page.evaluate(async (encoded) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    }, shot.toString('base64'));
  }
}
