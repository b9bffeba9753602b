import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInMap } from '#tests/support/stand-in-map.tsx';

const app = setUpApp();

test('FC-157 who reloads the map by keyboard goes on from its place', async () => {
  await app.open('/store-locator?place=Seattle');
  await screen.findByTestId('map');
  await act(async () => standInMap.props?.onUnavailable());
  (await screen.findByRole('button', { name: 'Reload the map' })).focus();
  await app.user.keyboard('{Enter}');
  await screen.findByTestId('map');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Map of stores');
});
