import { afterEach, expect, test, vi } from 'vitest';
import { isMissingPart, keepDocumentWhile, keepReloadsHere, loadDocumentOnce, typedNow } from './missing-part.ts';
import { enterTyped, enterTypedBefore } from './typed-before.ts';
import { leaveTyped, leaveTypedPages, takeTypedBefore, takeTypedPages } from './typed-before-key.ts';

const PAGE = `<main>
  <input name="email" type="email">
  <input name="password" type="password">
  <input name="pass" autocomplete="current-password">
  <input name="code" autocomplete="one-time-code">
  <input name="registerCardNumber" autocomplete="off">
  <input name="registerCardPin" autocomplete="off">
  <input name="pin" autocomplete="off">
  <input name="terms" type="checkbox">
  <textarea name="note"></textarea>
  <form data-of-others><input name="recipient"></form>
  <input id="card-a" name="card" type="radio"><input id="card-b" name="card" type="radio">
</main>`;

const control = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

function draw(): void {
  document.body.innerHTML = PAGE;
}

afterEach(() => {
  document.body.replaceChildren();
  window.sessionStorage.clear();
});

test('what stands in the fields is read, but no password, no code, no card and nothing of other people', () => {
  draw();
  for (const input of document.querySelectorAll<HTMLInputElement>('input, textarea')) input.value = 'typed';
  control('[name="terms"]').checked = true;
  control('#card-b').checked = true;
  expect(typedNow()).toEqual({
    path: '/',
    typed: { email: 'typed', note: 'typed', terms: true, 'card-a': false, 'card-b': true },
  });
});

test('what the address of the page says is not kept: it stands there again by itself, and nothing was typed', () => {
  window.history.replaceState(null, '', '/?place=Seattle');
  document.body.innerHTML = '<main><input name="place" value="Seattle"><input name="email" value="typed"></main>';
  expect(typedNow().typed).toEqual({ email: 'typed' });
  control('[name="place"]').value = 'Tacoma';
  expect(typedNow().typed).toEqual({ email: 'typed', place: 'Tacoma' });
  window.history.replaceState(null, '', '/');
});

test('it is entered into the fields of the same page, those that come later, too, and never over what was typed since', async () => {
  document.body.innerHTML = '<main></main>';
  enterTyped({ path: '/', typed: { email: 'ada@example.com', note: 'Thanks', terms: true, 'card-b': true } });
  const main = control('main');
  main.innerHTML = '<input name="terms" type="checkbox"><input id="card-b" name="card" type="radio">';
  await Promise.resolve();
  expect([control('[name="terms"]').checked, control('#card-b').checked]).toEqual([true, true]);
  main.innerHTML = '<input name="email"><textarea name="note"></textarea>';
  control('[name="email"]').value = 'typed since';
  await Promise.resolve();
  expect(control('[name="email"]').value).toBe('typed since');
  expect(control('[name="note"]').value).toBe('Thanks');
});

test('D-065 what a form has filled in by itself gives way to what was typed over it, and what was typed since does not', () => {
  draw();
  control('[name="email"]').value = 'old@example.com';
  control('[name="note"]').value = 'typed since';
  const typed = { email: 'ada@example.com', note: 'Thanks' };
  enterTyped({ path: '/', typed }, undefined, { email: 'old@example.com', note: 'Hello' });
  expect([control('[name="email"]').value, control('[name="note"]').value]).toEqual(['ada@example.com', 'typed since']);
});

test('what another page held is not entered', () => {
  draw();
  enterTypedBefore(document.body, JSON.stringify({ path: '/menu', typed: { email: 'ada@example.com' } }));
  expect(control('[name="email"]').value).toBe('');
});

test('a document leaves it to the next one, once', () => {
  leaveTyped({ path: '/', typed: { email: 'ada@example.com' } });
  const left = takeTypedBefore() ?? '';
  expect(takeTypedBefore()).toBeNull();
  draw();
  enterTypedBefore(document.body, left);
  expect(control('[name="email"]').value).toBe('ada@example.com');
});

test('what the forms of several pages held is left once, and what is broken or nothing is not taken', () => {
  const pages = [{ path: '/', typed: { email: 'ada@example.com' } }];
  leaveTypedPages(pages);
  expect([takeTypedPages(), takeTypedPages()]).toEqual([pages, []]);
  leaveTypedPages(pages);
  leaveTypedPages([]);
  expect(takeTypedPages()).toEqual([]);
  for (const broken of ['{', 'null', '{"path":"/"}', '[null, {"path":"/"}, {"typed":{}}]']) {
    window.sessionStorage.setItem('northstar.typed-pages', broken);
    expect([takeTypedPages(), window.sessionStorage.length]).toEqual([[], 0]);
  }
});

test('what is chosen from a list is kept; what React has named itself is not, as the next document names it otherwise', () => {
  const draw = () => {
    document.body.innerHTML = `<main>
      <select name="country"><option selected>US</option><option>CA</option></select>
      <input id="_r_1_" type="radio" name="_r_1_" value="first"><input type="radio" name="_r_1_" value="second">
      <input>
    </main>`;
  };
  draw();
  const list = document.querySelector('select');
  if (!list) throw new Error('no list');
  list.value = 'CA';
  control('#_r_1_').checked = true;
  const typed = typedNow();
  expect(typed.typed).toEqual({ country: 'CA' });
  draw();
  enterTyped(typed);
  expect(document.querySelector('select')?.value).toBe('CA');
});

for (const message of [
  'Failed to fetch dynamically imported module: https://shop.test/assets/menu.js',
  'error loading dynamically imported module: https://shop.test/assets/menu.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/menu.css',
]) {
  test(`a part that cannot be had is known by “${message}”, also where only the app may load the document anew`, () => {
    expect(isMissingPart(new TypeError(message))).toBe(true);
    const stop = keepReloadsHere();
    const payload = new TypeError(message);
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    stop();
    expect([isMissingPart(payload), payload.message.startsWith(message.slice(0, 10))]).toEqual([true, false]);
  });
}

test('other errors are none of a missing part', () => {
  expect([isMissingPart(new Error('offline')), isMissingPart('Importing a module script failed')]).toEqual([
    false,
    false,
  ]);
});

test('by itself the document is loaded anew once a minute, and never where nothing can be kept', () => {
  window.sessionStorage.setItem('northstar.reloaded-at', '100000');
  const typed = { path: '/', typed: {} };
  expect(loadDocumentOnce(typed, { now: () => 159_999 })).toBe(false);
  expect(takeTypedBefore()).toBeNull();
  // By a clock that was set back since then it is not known how long ago that was.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(loadDocumentOnce(typed, { now: () => 99_999 })).toBe(true);
  vi.restoreAllMocks();
});

test('FC-173 by itself the document is not loaded anew while something is on its way, and that counts as no try', () => {
  let isOnItsWay = true;
  const stops = [keepDocumentWhile(() => isOnItsWay), keepDocumentWhile(() => false)];
  expect(loadDocumentOnce({ path: '/', typed: {} })).toBe(false);
  expect([takeTypedBefore(), window.sessionStorage.length]).toEqual([null, 0]);
  isOnItsWay = false;
  // jsdom says that it loads no document.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(loadDocumentOnce({ path: '/', typed: {} })).toBe(true);
  for (const stop of stops) stop();
  vi.restoreAllMocks();
});
