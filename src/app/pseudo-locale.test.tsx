import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import compile from 'icu-minify/compile';
import { afterEach, expect, test } from 'vitest';
import { readMenus } from '#api/menu/menu.ts';
import type { ReadArea } from '#messages/catalogue.ts';
import { startWorld } from '#mocks/server.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import { accented, pseudoMessage } from '#tests/support/pseudo-locale.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { NO_OTHER_TABS } from '#tests/support/tabs.ts';
import { App } from './app.tsx';
import { createAppParts } from './app-parts.ts';
import { messageFile, readMessages } from './build/message-files.ts';
import { parseMessage } from './build/message-types.ts';
import { createAppRouter } from './router.tsx';

/** The words of one file with an accent on every letter. */
const pseudoFile: ReadArea = async (area, locale) => {
  const texts = readMessages(messageFile(area, locale));
  const pseudo = (text: string) => compile(pseudoMessage(parseMessage(text, locale)));
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, pseudo(text)]));
};

let end = () => {};
setUpServer();
afterEach(() => end());

async function openAccented(address: string, persona: PersonaId) {
  // Every page and part that an optional feature adds is there.
  const world = startWorld({ name: 'everything-on' });
  world.become(persona);
  // The names of what is served are the world's own words.
  world.fail(readMenus, 'hang');
  const parts = createAppParts({ locale: 'en-US', channel: NO_OTHER_TABS, readArea: pseudoFile });
  const router = createAppRouter({ ...parts, history: createMemoryHistory({ initialEntries: [address] }) });
  const stop = parts.session.start();
  end = () => {
    cleanup();
    stop();
    parts.queryClient.clear();
  };
  await parts.session.resolveVisitor();
  await router.load();
  render(<App parts={parts} router={router} />);
}

/** The brand word comes from the configuration (ACC-060). */
const BRAND = 'Northstar';

const READ_ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];

/** Every text and every attribute that is read aloud, letter by letter of a to z without an accent. */
function plainWords(root: Element): string[] {
  const found: string[] = [];
  const note = (text: string | null) => {
    if (text !== null && /[a-z]{2}/i.test(text.replaceAll(BRAND, ''))) found.push(text.trim());
  };
  for (const element of root.querySelectorAll('*')) {
    for (const name of READ_ATTRIBUTES) note(element.getAttribute(name));
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) note(child.textContent);
  }
  return found;
}

/** Names, texts and days that the world fills in. */
const NAMES =
  /Gwen|Caffè Mocha|^Medium$|Pine Street|^[A-Z][a-z]{2} \d+, \d{4}$|© GeoNames|Northstar, delivered|Menu and prices for delivery may differ/;

for (const [address, persona] of [
  ['/', 'anonymous'],
  ['/', 'member-green'],
  ['/account/signin', 'anonymous'],
  ['/account/for-you', 'member-green'],
  ['/account/create', 'anonymous'],
  ['/account/create/partial-success/card-state-error', 'anonymous'],
  ['/account/forgot-password', 'anonymous'],
  ['/account/forgot-password/success', 'anonymous'],
  ['/account/forgot-password-reset/unknown-token', 'anonymous'],
  ['/account/reset-password/unknown-token', 'anonymous'],
  ['/account/reset-password-success', 'anonymous'],
  ['/store-locator', 'anonymous'],
  ['/store-locator/delivery', 'anonymous'],
  ['/menu', 'anonymous'],
  ['/menu/store-locator', 'anonymous'],
  ['/personal-information', 'anonymous'],
  ['/personal-information/confirmation', 'anonymous'],
  ['/unsubscribe/complete', 'anonymous'],
  ['/no/such/page', 'anonymous'],
] as const) {
  test(`FC-182 no word of ${address} stands outside the messages (${persona})`, async () => {
    await openAccented(address, persona);
    await screen.findByRole('heading', { level: 1 });
    if (address === '/account/create') await screen.findAllByRole('textbox');
    expect(plainWords(document.body).filter((words) => !NAMES.test(words))).toEqual([]);
    expect(screen.getByRole('contentinfo').textContent).toContain(accented('Northstar Coffee'));
  });
}

test('a word that is written into a screen is found', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>Ĥéļļö</p><button aria-label="Close">×</button><p>Order now</p>';
  expect(plainWords(root)).toEqual(['Close', 'Order now']);
});
