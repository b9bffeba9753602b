import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { letTimePass } from '#tests/support/let-time-pass.ts';
import { aLocation } from '#tests/support/locations.ts';
import { comeBack } from '#tests/support/visibility.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { OpenStatus } from './store-facts.tsx';

const { store } = aLocation('1001-1');
/** When it closes. */
const NINE_PM = Date.parse('2026-11-27T05:00:00Z');

/** How words look in a tone. */
function lookOf(tone: 'success' | 'neutral') {
  const { container } = render(<Badge tone={tone}>{tone}</Badge>);
  return container.firstElementChild?.className;
}

test.each([
  ['two hours before', -120, 'Open until 9:00 PM', 'success'],
  ['a minute after', 1, 'Open until 9:00 PM', 'neutral'],
] as const)(
  'the words of an open store, %s the time until which it is said to be open',
  async (_, after, words, tone) => {
    await mount({}, <OpenStatus store={store} />, { clock: { now: () => NINE_PM + after * MINUTE_MS } });
    expect(screen.getByText(words).className).toBe(lookOf(tone));
  },
);

test('a store that stays on the screen is said to close soon once it does, and is not green after that', async () => {
  const green = lookOf('success');
  const plain = lookOf('neutral');
  const pass = letTimePass();
  vi.setSystemTime(NINE_PM - 62 * MINUTE_MS);
  await mount({}, <OpenStatus store={store} />);
  expect(screen.getByText('Open until 9:00 PM').className).toBe(green);
  await pass(3);
  expect(screen.getByText('Closes soon, at 9:00 PM')).toBeTruthy();
  await pass(61);
  expect(screen.getByText('Open until 9:00 PM').className).toBe(plain);
});

test('a store on a page that is seen again is said to close soon at once, also where no timer ran meanwhile', async () => {
  letTimePass();
  vi.setSystemTime(NINE_PM - 62 * MINUTE_MS);
  await mount({}, <OpenStatus store={store} />);
  vi.setSystemTime(NINE_PM - 59 * MINUTE_MS);
  await comeBack();
  expect(screen.getByText('Closes soon, at 9:00 PM')).toBeTruthy();
});
