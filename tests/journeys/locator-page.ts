import type { Page } from '@playwright/test';
import { expect } from './support.ts';
import { text } from './words.ts';

/** The parts of the locator's page. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: text('store-locator.search-label') });
export const results = (page: Page) => page.getByRole('region', { name: text('shell.stores'), exact: true });
/** What is busy while stores are looked for; what says so stands outside of it. */
export const resultsList = (page: Page) => results(page).locator('#results-list');
export const cards = (page: Page) => results(page).getByRole('article');
export const map = (page: Page) =>
  page.getByRole('region', { name: text('store-locator.map-region'), exact: true }).first();
export const searchArea = (page: Page) => page.getByRole('button', { name: text('store-locator.search-area') });
export const findMe = (page: Page) => page.getByRole('button', { name: text('store-locator.find-me') });
export const heading = (page: Page, name: string) => results(page).getByRole('heading', { name });

/** Writes a place into the search box and searches for it. */
export async function search(page: Page, place: string): Promise<void> {
  await searchBox(page).fill(place);
  await page.getByRole('button', { name: text('store-locator.search-submit'), exact: true }).click();
}

/**
 * The list where no map can be drawn. Until that is known it is a sheet on phones, whose cards lie elsewhere: a press amid the
 * change would meet another card.
 */
export async function listWithoutMap(page: Page): Promise<void> {
  await expect(page.getByText(text('store-locator.map-unavailable'))).toBeVisible();
}

/** The real map, with its markers drawn and its way to the results behind it. */
export async function mapAtRest(page: Page): Promise<void> {
  const markers = map(page).getByRole('button', { name: /, (favorite )?store$|stores? here/ });
  await expect(markers.first()).toBeAttached({ timeout: 20_000 });
  let drawn: unknown[] = [];
  // On the way markers come, go and move.
  await expect(async () => {
    const before = drawn;
    drawn = await markers.evaluateAll((nodes) =>
      nodes.map((node) => [node.getAttribute('aria-label') ?? node.textContent, node.getBoundingClientRect().toJSON()]),
    );
    expect(drawn).not.toHaveLength(0);
    expect(drawn).toEqual(before);
  }).toPass({ intervals: [1500] });
}
