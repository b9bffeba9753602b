import type { Browser } from '@playwright/test';
import { PICTURES } from '#mocks/menu/pictures/pictures.ts';

/** The pages on which the pictures stand, and how each is cut. */
const GROUNDS = { light: ['#faf4e9', '16px'], dark: ['#0d1714', '50%'] } as const;
/** Width of a picture, in pixels, and pictures in a row. */
const WIDTH = 200;
const COLUMNS = 8;

/** Photographs the pictures of all products side by side: as squares on a light page, as discs on a dark one. */
export async function pictureSheets(browser: Browser, folder: string): Promise<void> {
  const figures = Object.entries(PICTURES).map(
    ([number, svg]) =>
      `<figure><img width="${WIDTH}" src="data:image/svg+xml,${encodeURIComponent(svg)}"><figcaption>${number}</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: COLUMNS * (WIDTH + 16) + 16, height: 800 } });
  for (const [name, [ground, corner]] of Object.entries(GROUNDS)) {
    await page.setContent(
      `<style>body{margin:8px;background:${ground};color:#888;font:12px sans-serif}figure{display:inline-block;margin:8px}img{display:block;border-radius:${corner}}</style>${figures.join('')}`,
    );
    await page.screenshot({ path: `${folder}/pictures-${name}.png`, fullPage: true });
  }
  await page.close();
}
