import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createClock } from '#mocks/clock.ts';
import { cardsOf } from '#tests/support/cards-of.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

// An offer of the world ends by its clock, which is that of the app.
const app = setUpApp({ persona: 'member-gold', clock: createClock() });

const MARKUP = '<img src=x onerror=window.__xss=1>';

/** The place behind the last character of what holds words of a server, of a shop or of a person in an answer. */
const WORDS = /(?<="(?:name|title|body|nickname|firstName)":"[^"\\]+|"lines":\["[^"\\]+)(?=")/g;

/** Ends all such words in answers with markup from now on; returns the answers that hold them. */
function putMarkupIntoAnswers(): readonly string[] {
  const send = globalThis.fetch;
  const answered: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const answer = await send(to, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const words = (await answer.text()).replace(WORDS, MARKUP);
    answered.push(words);
    return new Response(words, { status: answer.status, headers: answer.headers });
  });
  return answered;
}

const PAGES: readonly (readonly [what: string, address: string, shown: string, words: readonly string[]])[] = [
  ['store', '/store-locator?storeNumber=1014&details=1014', MARKUP, ['New York Harbor', '2018 Broadway', 'Free Wi-Fi']],
  ['product', '/menu/drinks/hot-coffee/espresso-drinks', MARKUP, ['Caffè Latte']],
  ['card', '/account/cards', MARKUP, ['Everyday', 'Goldie']],
  // Content may come with markup, which is left out.
  [
    'reward',
    '/account/for-you',
    '',
    ['Your whole order on us', 'It’s waiting in your cart. Use it on your next order.'],
  ],
];

test.each(PAGES)('FC-112 markup in what an answer says of a %s makes no element', async (_, address, shown, words) => {
  cardsOf(app, 'member-gold').at(0).nickname = 'Everyday';
  const answered = putMarkupIntoAnswers();
  await app.open(address);
  await waitFor(() => {
    for (const word of words) expect(document.body.textContent).toContain(`${word}${shown}`);
  });
  for (const word of words) expect(answered.join('\n')).toContain(`"${word}${MARKUP}"`);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});
