import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readGiftCatalogue } from '#api/gifts/gift-catalogue.ts';
import { readGiftDetails } from '#api/gifts/gift-details.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const GIFT = '/gift/80010101';

const inFrench = () => app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français (Canada)');
const errors = () =>
  within(screen.getByRole('group', { name: 'Vérifiez ce que vous avez saisi' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('GFT-003 GFT-035 what is filled in, and what is wrong with it, stays when the language changes', async () => {
  await app.open(GIFT);
  await screen.findByRole('button', { name: 'Continue to payment' });
  await app.enter(app.field('Recipient’s name'), 'Ada');
  await app.enter(app.field('Recipient’s email'), 'ada@example.com');
  await app.press('Continue to payment');
  await screen.findByRole('link', { name: 'Enter your name' });
  const name = app.field('Recipient’s name');
  await inFrench();
  await screen.findByRole('heading', { level: 1, name: 'Envoyer un cadeau' });
  await waitFor(() => expect(app.calls(readGiftDetails)).toBe(2));
  expect(app.field('Nom du destinataire')).toBe(name);
  expect(name.value).toBe('Ada');
  expect(errors()).toEqual(['Saisissez votre nom', 'Saisissez votre adresse courriel']);
});

test('GFT-018 GFT-019 once the language changes the details of the same gift and all designs are asked for in the new one', async () => {
  vi.spyOn(globalThis, 'fetch');
  await app.open(GIFT);
  await screen.findByRole('button', { name: 'Continue to payment' });
  const asked = { productNumber: '80010101', locale: 'en-US' };
  expect(sentVariables(readGiftDetails)).toEqual([asked]);
  await inFrench();
  await waitFor(() => expect(sentVariables(readGiftDetails)).toEqual([asked, { ...asked, locale: 'fr-CA' }]));
  await waitFor(() => expect(sentVariables(readGiftCatalogue)).toEqual([{ locale: 'en-US' }, { locale: 'fr-CA' }]));
});

test('GFT-003 GFT-064 a gift that cannot be had in the other language is bought as it came', async () => {
  await app.open(GIFT);
  await screen.findByRole('button', { name: 'Continue to payment' });
  app.world.fail(readGiftDetails, 'status:404');
  await app.enter(app.field('Recipient’s name'), 'Ada');
  await inFrench();
  await screen.findByRole('heading', { level: 1, name: 'Envoyer un cadeau' });
  await waitFor(() => expect(app.calls(readGiftDetails)).toBe(2));
  await app.atRest();
  expect(app.address()).toBe(GIFT);
  expect(app.field('Nom du destinataire').value).toBe('Ada');
});
