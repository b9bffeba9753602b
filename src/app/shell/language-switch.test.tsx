import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readHistory } from '#api/account/history.ts';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { keepLocale } from '#platform/locale.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();
afterEach(() => keepLocale('en-US'));

async function chooseFrench(): Promise<void> {
  app.world.setLocale('fr-CA');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français (Canada)');
  await waitFor(() => expect(document.documentElement.lang).toBe('fr-CA'));
}

test('FC-181 D-362 stores that are on their way when another language is chosen come in that language', async () => {
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('/locations'));
  await app.open('/store-locator?place=Montreal');
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await chooseFrench();
  await act(async () => arrive());
  const results = await screen.findByRole('region', { name: 'Cafés' });
  await waitFor(() => expect(within(results).queryAllByText('Au café')).not.toEqual([]));
  expect(within(results).queryAllByText('In store')).toEqual([]);
});

test('FC-181 D-362 D-448 a store that is checked while another language is chosen comes in that language', async () => {
  await app.open('/store-locator?place=Seattle');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readStoreByNumber.graph.name));
  await app.press('Order here: Seattle Open House');
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await chooseFrench();
  await act(async () => arrive());
  const chosen = await screen.findByRole('region', { name: 'Seattle Open House' });
  await within(chosen).findByText(/^Ouvert/);
  expect(within(chosen).queryByText(/^Open/)).toBeNull();
});

test('decision 0.8 D-362 a list that a page reads anew in another language is asked for again', async () => {
  await app.open('/account/history', { as: 'member-green' });
  await app.main().findByText('20 of 47');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes('offset=20'));
  await app.press('Show more');
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await chooseFrench();
  await waitFor(() => expect(app.calls(readHistory)).toBe(3));
  await act(async () => arrive());
  await app.main().findByText('20 sur 47');
  await app.press('Afficher plus');
  await app.main().findByText('40 sur 47');
});
