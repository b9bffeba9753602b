import { afterEach, expect, test } from 'vitest';
import { unveilPage, veilPage } from './document.ts';

afterEach(() => {
  unveilPage();
  document.body.replaceChildren();
});

function focusedField() {
  const field = document.createElement('input');
  const other = document.createElement('input');
  document.body.append(field, other);
  field.focus();
  return { field, other };
}

test('FC-070 the focus that a browser takes from a hidden page is where it was once the page is shown', () => {
  const { field } = focusedField();
  veilPage();
  // As browsers do with what is not seen; the page may be hidden twice meanwhile.
  field.blur();
  veilPage();
  unveilPage();
  expect(document.activeElement).toBe(field);
});

test('the focus stays where it was moved meanwhile, and goes nowhere where its place is gone', () => {
  const { field, other } = focusedField();
  veilPage();
  other.focus();
  unveilPage();
  expect(document.activeElement).toBe(other);
  veilPage();
  other.remove();
  unveilPage();
  expect(document.activeElement).toBe(document.body);
  field.blur();
  unveilPage();
  expect(document.activeElement, 'what was hidden before').toBe(document.body);
});
