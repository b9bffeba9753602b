import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createClock } from '#mocks/clock.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

// An offer of the world ends by its clock, which is that of the app.
const app = setUpApp({ persona: 'member-gold', clock: createClock() });

const MARKUP = '<img src=x onerror=window.__xss=1>';

/** What holds words of a server, of a shop or of a person in an answer: the last character of each. */
const WORDS = /(?<="(?:name|title|body|nickname|firstName)":"[^"\\]+|"lines":\["[^"\\]+)(?=")/g;

/** From now on each of them ends with markup. */
function putMarkupIntoAnswers(): void {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const answer = await send(to, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const words = (await answer.text()).replace(WORDS, MARKUP);
    return new Response(words, { status: answer.status, headers: answer.headers });
  });
}

const PAGES: readonly (readonly [what: string, address: string, words: readonly string[]])[] = [
  [
    'store',
    '/store-locator?storeNumber=1014&details=1014',
    [`New York Harbor${MARKUP}`, `2018 Broadway${MARKUP}`, `Free Wi-Fi${MARKUP}`],
  ],
  ['product', '/menu/drinks/hot-coffee/espresso-drinks', [`Caffè Latte${MARKUP}`]],
  ['card', '/account/cards', [`Northstar Card 5426${MARKUP}`, `Goldie${MARKUP}`]],
  // Content may come with markup, which is left out.
  [
    'reward',
    '/account/for-you',
    ['Your whole order on us', 'It’s waiting in your cart. Use it on your next order.Order'],
  ],
];

test.each(PAGES)('FC-112 markup in what an answer says of a %s makes no element', async (_, address, words) => {
  putMarkupIntoAnswers();
  await app.open(address);
  await waitFor(() => {
    for (const word of words) expect(document.body.textContent).toContain(word);
  });
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(window).not.toHaveProperty('__xss');
});
