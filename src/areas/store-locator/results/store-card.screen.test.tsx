import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();
const cards = () => screen.queryAllByRole('article');

test('LOC-036 LOC-068 the name of a store links to its details; a press beside it selects, unless it ends a selection of text', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const [, second, third] = cards() as [HTMLElement, HTMLElement, HTMLElement];
  const isSelected = (card: HTMLElement) => card.getAttribute('aria-current') === 'true';
  const address = within(third).getByText(/, WA \d{5}/);
  window.getSelection()?.selectAllChildren(address);
  fireEvent.click(address);
  expect(isSelected(third)).toBe(false);
  window.getSelection()?.removeAllRanges();
  fireEvent.click(address);
  await waitFor(() => expect(isSelected(third)).toBe(true));
  const name = within(second).getAllByRole('link')[0];
  expect(name?.getAttribute('href')).toMatch(/^\/store-locator\?place=Seattle&details=[\w-]+$/);
  await app.user.click(name as HTMLElement);
  expect(await screen.findByRole('dialog', { name: name?.textContent ?? '' })).toBeTruthy();
});

test('LOC-038 in a Canadian locale a card says how far it is in kilometres', async () => {
  await app.open('/store-locator?place=Seattle');
  await waitFor(() => expect(cards().length).toBeGreaterThan(3));
  const shown = (unit: string) =>
    cards().map((card) => {
      const [, value = ''] = new RegExp(`(\\d+[.,]\\d)\\s${unit}`).exec(card.textContent ?? '') ?? [];
      return Number.parseFloat(value.replace(',', '.'));
    });
  const miles = shown('mi');
  await app.open('/store-locator?place=Seattle', { locale: 'fr-CA' });
  await waitFor(() => expect(cards()).toHaveLength(miles.length));
  const kilometres = shown('km');
  // Each was rounded to one decimal by itself.
  for (const [at, mile] of miles.entries()) expect(Math.abs((kilometres[at] ?? 0) - mile * 1.609)).toBeLessThan(0.15);
  expect(cards().every((card) => !/\d\s?mi\b/.test(card.textContent ?? ''))).toBe(true);
});
