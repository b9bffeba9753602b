import { expect, test } from 'vitest';
import { pageHtml } from './prerender-html.ts';

const page = pageHtml('<!doctype html><html><head><title>App</title></head><body><div id="app"></div></body></html>', {
  locale: 'fr-CA',
  text: {
    title: 'Trouver un café',
    canonical: '/store-locator',
    description: 'Cafés « près » de vous & "ouverts"',
    html: '<h1>Cafés</h1>',
    data: {},
    wordsWithoutApp: {
      notStarted: 'Rien ne vient.',
      loadAgain: 'Recharger',
      noScript: 'Sans script',
      tooOld: 'Trop ancien',
    },
  },
  assets: { stylesheets: [], scripts: [], modules: [], fonts: [] },
  styles: '',
  reads: [],
  pictureAt: () => null,
});

test('a page says what it is, for its tab, for search and for who shares it', () => {
  const document = new DOMParser().parseFromString(page, 'text/html');
  const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content;
  expect([document.title, document.documentElement.lang]).toEqual(['Trouver un café', 'fr-CA']);
  expect(content('meta[property="og:title"]')).toBe('Trouver un café');
  expect(content('meta[property="og:description"]')).toBe('Cafés « près » de vous & "ouverts"');
  expect(content('meta[property="og:locale"]')).toBe('fr_CA');
  expect(content('meta[name="description"]')).toBe(content('meta[property="og:description"]'));
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('/store-locator');
  expect(document.querySelector('#app h1')?.textContent).toBe('Cafés');
});

test('what holds a form until the app is there travels only with a page that has one', () => {
  expect(page).not.toContain('<script>');
  expect(page).toContain('Rien ne vient.');
  expect(page).toContain('Trop ancien');
});
