import { expect, test } from 'vitest';
import { quickComputedStyle } from './computed-style.ts';
import { jsdomComputedStyle } from './page.setup.ts';

const NAMES =
  'a article br button caption dd details dialog div fieldset form h1 i img input label legend li nav option p progress q section select slot span sub summary svg table td textarea tr ul video x-own';
const FEW = 'button details dialog input summary tr x-own';
const CASES: Array<[attributes: object, names: string]> = [
  [{}, NAMES],
  [{ hidden: '' }, NAMES],
  [{ hidden: 'until-found' }, FEW],
  [{ open: '' }, FEW],
  [{ type: 'hidden' }, FEW],
  [{ type: 'checkbox' }, FEW],
  [{ popover: 'auto' }, FEW],
  [{ style: 'display: none' }, FEW],
  [{ style: 'display: flex; visibility: hidden' }, FEW],
  [{ style: 'visibility: visible; pointer-events: none' }, FEW],
  [{ style: 'display: inherit; pointer-events: auto' }, FEW],
  [{ style: 'visibility: inherit' }, FEW],
  [{ style: 'display: none !important' }, FEW],
  [{ style: 'display: initial; visibility: unset' }, FEW],
  [{ style: 'color: red;pointer-events : revert' }, FEW],
  [{ style: 'all: unset' }, FEW],
  [{ style: 'scroll-behavior: unset; display: flex; overflow: hidden !important' }, FEW],
];
const PROPERTIES = ['display', 'visibility', 'pointer-events', 'color', 'overflow'];

const quick = quickComputedStyle(document, jsdomComputedStyle);

function styleOf(read: typeof quick, element: Element) {
  const style = read(element);
  return [
    ...PROPERTIES.map((name) => style.getPropertyValue(name)),
    style.display,
    style.visibility,
    style.pointerEvents,
  ];
}

function made(name: string, attributes: object): Element {
  const element = document.createElementNS(
    name === 'svg' ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xhtml',
    name,
  );
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

test.each(CASES)('an element with %o, and what lies in it, look as jsdom says', (attributes, names) => {
  for (const name of names.split(' ')) {
    const outer = made(name, attributes);
    const inner = made('span', {});
    outer.append(inner);
    document.body.append(outer);
    expect([name, styleOf(quick, outer)]).toEqual([name, styleOf(jsdomComputedStyle, outer)]);
    expect([name, styleOf(quick, inner)]).toEqual([name, styleOf(jsdomComputedStyle, inner)]);
    outer.remove();
  }
});

test('only the first summary of details is an item of a list', () => {
  const details = made('details', {});
  details.append(made('summary', {}), made('summary', {}));
  document.body.append(details);
  for (const summary of details.children) expect(styleOf(quick, summary)).toEqual(styleOf(jsdomComputedStyle, summary));
  expect([...details.children].map((summary) => quick(summary).display)).toEqual(['list-item', 'block']);
  details.remove();
});

test('what changes is seen at once, and a page with a style sheet is left to jsdom', () => {
  const button = made('button', {});
  document.body.append(button);
  expect(quick(button).display).toBe('inline-block');
  button.setAttribute('hidden', '');
  expect(quick(button).display).toBe('none');
  button.removeAttribute('hidden');
  const sheet = made('style', {});
  sheet.textContent = 'button { display: grid }';
  document.head.append(sheet);
  expect(quick(button).display).toBe('grid');
  sheet.remove();
  button.remove();
});

test('a page on which a modal keeps the rest from scrolling is not left to jsdom', () => {
  const asked: Element[] = [];
  const watched = quickComputedStyle(document, (element, pseudo) => {
    asked.push(element);
    return jsdomComputedStyle(element, pseudo);
  });
  const outer = made('div', { style: 'overflow: hidden; scroll-behavior: unset' });
  const inner = made('button', {});
  outer.append(inner);
  document.body.append(outer);
  expect(watched(inner).display).toBe('inline-block');
  expect(asked).not.toContain(inner);
  outer.remove();
});
