import { expect, onTestFinished, test } from 'vitest';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

function button(): HTMLButtonElement {
  const made = document.body.appendChild(document.createElement('button'));
  onTestFinished(() => made.remove());
  return made;
}

/** Answers whether the browser may act on the key. */
const strike = (on: Element) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));

test('D-399 in the app a key that is struck twice is not heard once its control is gone, unless a press came between', async () => {
  await app.open('/menu');
  await app.heading('Menu');
  const [first, second] = [button(), button()];
  strike(first);
  first.remove();
  expect(strike(second)).toBe(false);
  second.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(strike(second)).toBe(true);
});
