import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

/** What is read out as current, and as what, in a region of the page. */
const currentIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.getAttribute('aria-label') ?? link.textContent}: ${link.getAttribute('aria-current')}`);
/** Also one that is drawn on wider screens alone, and has no name for roles in a narrow one. */
function navigation(label: string) {
  const all = screen.getAllByRole('navigation', { hidden: true });
  const found = all.find((each) => each.getAttribute('aria-label') === label);
  return found ? currentIn(found) : null;
}

test('a way back, a way over the page and Cookies are no current page: they lead elsewhere', async () => {
  const [card] = app.world.account('member-gold').cards;
  await app.open(`/account/cards/${card?.cardId}`, { as: 'member-gold' });
  await screen.findByRole('link', { name: 'Add money' });
  await app.atRest();
  const main = screen.getByRole('main');
  expect(within(main).getByRole('link', { name: 'Your cards' }).getAttribute('href')).toBe('/account/cards');
  expect(currentIn(main)).toEqual([]);
  expect(navigation('Footer')).toEqual([]);
  await app.user.click(
    within(screen.getByRole('navigation', { name: 'Footer' })).getByRole('link', { name: 'Cookie choices' }),
  );
  expect(navigation('Footer')).toEqual(['Cookie choices: page']);
});

test('an entry of the navigation stands for all pages below it', async () => {
  await app.open('/menu/favorites', { as: 'member-gold' });
  await app.heading('Your favorites');
  expect(navigation('Main')).toEqual(['Menu: page']);
  expect(navigation('Quick access')).toEqual(['Menu: page']);
  await app.router.navigate({ to: '/account/settings' });
  await app.heading('Settings');
  expect(navigation('Quick access')).toEqual(['Account: true']);
  expect(navigation('Account')).toEqual(['Account of Goldie: true']);
});
