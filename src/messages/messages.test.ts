import { expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { createCatalogue } from './catalogue.ts';
import { wording } from './messages.ts';

const SAID: Readonly<Record<string, string>> = {
  'en-US 40': 'Too many tries. Try again in 1 second.',
  'en-CA 30000': 'Too many tries. Try again in 30 seconds.',
  'en-US 61000': 'Too many tries. Try again in 2 minutes.',
  'en-US 7200000': 'Too many tries. Try again in 2 hours.',
  'fr-CA 120000': 'Trop de tentatives. Réessayez dans 2 minutes.',
  'es-US 120000': 'Demasiados intentos. Inténtalo de nuevo en 2 minutos.',
};

for (const [asked, said] of Object.entries(SAID)) {
  test(`what was refused for a while says for how long: ${said}`, async () => {
    const [name, wait] = asked.split(' ');
    const locale = LOCALES.find((known) => known === name);
    if (!locale) throw new Error(`${name} is no locale.`);
    const catalogue = createCatalogue(locale, { readWait: () => Number(wait) });
    await catalogue.load('failures');
    expect(catalogue.messages.failureText('rate-limited').replaceAll('\u00a0', ' ')).toBe(said);
    expect(catalogue.messages.worded(wording('failures.rate-limited')).replaceAll('\u00a0', ' ')).toBe(said);
  });
}

test('where the server said nothing of a wait, or it is over, the words name none', async () => {
  const catalogue = createCatalogue('en-US', { readWait: () => null });
  await catalogue.load('failures');
  expect(catalogue.messages.failureText('rate-limited')).toBe('Too many tries. Please wait a moment and try again.');
  expect(catalogue.messages.failureText('offline')).not.toContain('{');
});

test.each([
  ['fr-CA', 'Prête dans 20 minutes ou plus'],
  ['es-US', 'Listo en unos 20 minutos o más'],
] as const)('ORD-044 in %s a long wait is one of 20 minutes or more: %s', async (locale, said) => {
  const catalogue = createCatalogue(locale);
  await catalogue.load('ordering-pickup');
  expect(catalogue.messages.text('ordering-pickup.wait-long')).toBe(said);
});

test.each([
  ['fr-CA', 0, '0 étoile', 'étoile à dépenser', 'étoile'],
  ['fr-CA', 1, '1 étoile', 'étoile à dépenser', 'étoile'],
  ['fr-CA', 2, '2 étoiles', 'étoiles à dépenser', 'étoiles'],
  ['fr-CA', 1_000_000, '1 000 000 d’étoiles', 'd’étoiles à dépenser', 'd’étoiles'],
  ['es-US', 0, '0 estrellas', 'estrellas para gastar', 'estrellas'],
  ['es-US', 1, '1 estrella', 'estrella para gastar', 'estrella'],
  ['es-US', 1_000_000, '1,000,000 de estrellas', 'de estrellas para gastar', 'de estrellas'],
] as const)('FC-179 %s counts %i as its language does: %s', async (locale, amount, written, beside, alone) => {
  const catalogue = createCatalogue(locale);
  await catalogue.load('common', 'rewards');
  expect(catalogue.messages.text('common.stars', { amount }).replaceAll('\u00a0', ' ')).toBe(written);
  expect(catalogue.messages.text('rewards.to-spend', { amount })).toBe(beside);
  expect(catalogue.messages.text('common.star-unit', { amount })).toBe(alone);
});
