import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { streamCards } from '#domain/home/stream-card.ts';
import type { StreamItem } from '#domain/home/stream-item.ts';
import { UNSAFE_LINKS } from '#mocks/home/odd-items.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { aStreamItem } from '#tests/support/stream-items.ts';
import { variant } from '#ui/button/button.css.ts';
// Fetched when it is first wanted; here it is there before the test begins.
import './film-dialog.tsx';
import { StreamCards } from './stream-cards.tsx';

const TYPES = ['information', 'coupon', 'rewardPointsExpiration', 'addBirthday', 'carousel'];
const NOW = Date.UTC(2026, 10, 23);

const show = (...items: Partial<StreamItem>[]) => {
  const { cards } = streamCards(
    items.map((item, at) => aStreamItem({ id: `item-${at}`, ...item })),
    { now: NOW, types: TYPES, hasBirthday: false },
  );
  return mount({}, <StreamCards cards={cards} />);
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const coupon = (code: string) => ({ code, status: 'Available', expiresAt: null });
const call = { enable: true, link: '/menu', text: 'Order', alternative: null, type: null };
const expiring = (total: number, points = 12) => ({ total, points, expiresAt: new Date(2026, 11, 31, 12).getTime() });

test('FED-066 FED-067 the coupon BFB has a button Redeem to the rewards, another coupon has none', async () => {
  await show({ type: 'coupon', coupon: coupon('BFB'), title: 'Birthday' }, { type: 'coupon', coupon: coupon('B') });
  expect(screen.getAllByRole('link', { name: 'Redeem' })).toHaveLength(1);
  expect(hrefOf('Redeem')).toBe('/account/rewards#rewards');
});

test('FED-060 few Stars that expire come with an order, many with what the content says', async () => {
  const type = 'rewardPointsExpiration';
  const few = await show({ type, expiring: expiring(24), callsToAction: [{ ...call, text: 'See rewards' }] });
  expect(hrefOf('Order now')).toBe('/menu');
  expect(screen.getByText('12 Stars expire on December 31, 2026')).toBeTruthy();
  few.unmount();
  await show({ type, expiring: expiring(25), callsToAction: [{ ...call, text: 'See rewards' }] });
  expect(screen.queryByRole('link', { name: 'Order now' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See rewards' })).toBeTruthy();
});

test('many Stars that expire lead to the rewards, also where the content names no way there', async () => {
  const type = 'rewardPointsExpiration';
  const alone = await show({ type, expiring: expiring(25) });
  expect(hrefOf('Your rewards')).toBe('/account/rewards');
  alone.unmount();
  await show({
    type,
    expiring: expiring(25),
    callsToAction: [{ ...call, link: '/account/rewards#rewards', text: 'See rewards' }],
  });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('FED-062 the call to action that leads to a page of this site is a button', async () => {
  await show({ callsToAction: [call] });
  expect(screen.getByRole('link', { name: 'Order' }).className).toContain(variant.secondary);
});

test('FED-061 the request for a birthday leads to where it is saved', async () => {
  await show({ type: 'addBirthday' });
  expect(hrefOf('Add your birthday')).toBe('/account/personal');
});

test('FC-113 no unsafe link becomes one, and nothing else of its card is lost', async () => {
  await show(
    ...UNSAFE_LINKS.map((link, at) => ({
      title: `Unsafe ${at}`,
      image: link,
      imageLink: link,
      callsToAction: [{ ...call, link }],
    })),
  );
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(UNSAFE_LINKS.length);
  expect(screen.queryAllByRole('link')).toEqual([]);
  for (const image of screen.getAllByRole('presentation')) expect(image.getAttribute('src')).toMatch(/^\/art\//);
});

test('FED-062 links outside open in a new tab, links of this site stay; a screen reader hears the longer text', async () => {
  await show(
    { callsToAction: [{ ...call, link: 'https://help.example.com/cups', text: 'Read more' }] },
    { callsToAction: [{ ...call, alternative: 'Order the Maple Latte' }] },
  );
  const outside = screen.getByRole('link', { name: /^Read more/ });
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(hrefOf('Order the Maple Latte')).toBe('/menu');
});

test('FED-062 a screen reader hears the longer text of a link outside, too, and that it opens a new tab', async () => {
  const alternative = 'Read more about our cups';
  await show({ callsToAction: [{ ...call, link: 'https://help.example.com/cups', text: 'Read more', alternative }] });
  expect(hrefOf(/^Read more about our cups \(opens in a new tab\)$/)).toBe('https://help.example.com/cups');
});

test('FED-037 the picture leads where the content says, named by the title, else by the body', async () => {
  await show(
    { title: 'Our cups', imageLink: 'https://help.example.com/cups' },
    { title: null, body: 'Try the new latte', imageLink: '/menu' },
  );
  const outside = screen.getByRole('link', { name: /^Our cups/ });
  expect(outside.getAttribute('href')).toBe('https://help.example.com/cups');
  expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(outside.contains(screen.getAllByRole('presentation')[0] ?? null)).toBe(true);
  expect(hrefOf('Try the new latte')).toBe('/menu');
});

test('FED-036 FED-037 a coupon says until when it is good, and a card what its footer says', async () => {
  const endOfDay = new Date(2026, 11, 2).getTime();
  await show({ type: 'coupon', coupon: { ...coupon('B'), expiresAt: endOfDay }, legalFooter: 'While supplies last.' });
  expect(screen.getByText('Use by December 1, 2026')).toBeTruthy();
  expect(screen.getByText('While supplies last.')).toBeTruthy();
});

test('FED-063 a guest’s item may have two calls to action', async () => {
  const guest = { ...call, type: 'Link' };
  await show({ audience: 'guest', callsToAction: [guest, { ...guest, link: '/rewards', text: 'Read more' }] });
  expect([hrefOf('Order'), hrefOf('Read more')]).toEqual(['/menu', '/rewards']);
});

test('markup of content is read as words', async () => {
  await show({ title: '<b>Half</b> price', body: '<script>alert(1)</script><p>Today &amp; tomorrow</p>' });
  expect(screen.getByRole('heading', { level: 3 }).innerHTML).toBe('Half price');
  expect(screen.getByText('Today & tomorrow').innerHTML).toBe('Today &amp; tomorrow');
});

test('a picture that does not come gives way to one of our own, in the same place', async () => {
  await show({ image: '/images/home/never-there.svg' });
  const image = screen.getByRole('presentation');
  expect(image.getAttribute('src')).toBe('/images/home/never-there.svg');
  fireEvent.error(image);
  expect(screen.getByRole('presentation').getAttribute('src')).toBe('/art/drink-latte.svg');
});

test('FED-037 a film plays in a dialog, and the focus comes back to its picture', async () => {
  await show({ title: 'The roastery', imageLink: '/films/roastery.webm', isImageLinkVideo: true });
  const play = screen.getByRole('button', { name: 'Play the video: The roastery' });
  await userEvent.click(play);
  const dialog = await screen.findByRole('dialog', { name: 'The roastery' });
  expect(dialog.querySelector('video')?.getAttribute('src')).toBe('/films/roastery.webm');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect.poll(() => document.activeElement).toBe(play);
});

test('a film of a card without a title opens a dialog that is named by its words', async () => {
  await show({ title: '', body: 'How we roast', imageLink: '/films/roastery.webm', isImageLinkVideo: true });
  await userEvent.click(screen.getByRole('button', { name: 'Play the video: How we roast' }));
  expect(await screen.findByRole('dialog', { name: 'How we roast' })).toBeTruthy();
});

test('FED-039 a carousel shows each of its pictures with its text', async () => {
  const carousel = [
    { text: 'Free coffee', image: '/images/home/coupon.svg' },
    { text: 'Order ahead', image: null },
  ];
  await show({ audience: 'guest', type: 'carousel', title: 'Why join', carousel });
  const slides = within(screen.getByRole('list', { name: /Why join/ })).getAllByRole('listitem');
  expect(slides.map(({ textContent }) => textContent)).toEqual(['Free coffee', 'Order ahead']);
  const [own, other] = slides.map((slide) => slide.querySelector('img')?.getAttribute('src'));
  expect(own).toBe('/images/home/coupon.svg');
  expect(other).not.toBe(own);
});

test('FED-039 FED-063 the calls to action of a carousel stand with it', async () => {
  const guest = { ...call, type: 'Link' };
  const callsToAction = [guest, { ...guest, link: '/rewards', text: 'Read more' }];
  const carousel = [{ text: 'Free coffee', image: null }];
  await show({ audience: 'guest', type: 'carousel', title: 'Why join', carousel, callsToAction });
  expect([hrefOf('Order'), hrefOf('Read more')]).toEqual(['/menu', '/rewards']);
});

test('FED-039 a carousel without a title has no empty heading, and its body names it', async () => {
  const carousel = [{ text: 'Free coffee', image: null }];
  await show({ audience: 'guest', type: 'carousel', title: null, body: 'Why join', carousel });
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.getByRole('list', { name: /Why join/ })).toBeTruthy();
});

test('FC-047 FED-063 two calls to action with the same words are both there, and React has nothing to say', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const guest = { ...call, type: 'Link' };
  await show({ audience: 'guest', callsToAction: [guest, { ...guest, link: '/rewards' }] });
  expect(screen.getAllByRole('link', { name: 'Order' }).map((link) => link.getAttribute('href'))).toEqual([
    '/menu',
    '/rewards',
  ]);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test('500 items with titles of 1,000 characters are all there', async () => {
  const items = Array.from({ length: 500 }, (_, at) => ({ rank: -at, title: 'A long title '.repeat(77) }));
  await show(...items);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(500);
});
