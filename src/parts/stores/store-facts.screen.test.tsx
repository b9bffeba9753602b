import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '#domain/durations.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { OpenStatus } from './store-facts.tsx';

const { store } = aLocation('1001-1');
/** When it closes. */
const NINE_PM = Date.parse('2026-11-27T05:00:00Z');

/** How words look in a tone. */
function lookOf(tone: 'success' | 'neutral') {
  render(<Badge tone={tone}>{tone}</Badge>);
  return screen.getByText(tone).className;
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
