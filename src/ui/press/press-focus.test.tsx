import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { ignoreBelatedPress } from './belated-press.ts';
import { focusPressed } from './press-focus.ts';

const HEAR_PRESSES = [ignoreBelatedPress, focusPressed];

beforeAll(() => {
  for (const hear of HEAR_PRESSES) window.addEventListener('click', hear, { capture: true });
});
afterAll(() => {
  for (const hear of HEAR_PRESSES) window.removeEventListener('click', hear, { capture: true });
});
afterEach(cleanup);

/** A press as Safari makes it: the part of the page around the control takes the focus, and the control hears the click. */
function press(control: HTMLElement, { detail = 1 } = {}): void {
  const around = control.parentElement?.closest<HTMLElement>('[tabindex]');
  if (around) around.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  fireEvent.click(control, { detail });
}

function Main({ children }: { readonly children: ReactNode }) {
  return <main tabIndex={-1}>{children}</main>;
}

function Removal() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button">First of the page</button>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Remove this card?" closeLabel="Close" />
    </>
  );
}

const button = (name: string) => screen.findByRole('button', { name });

test.each([
  ['in a part of the page that can hold it', true],
  ['in the body', false],
])('FC-187 a dialog gives the focus back to what opened it where a press left it %s', async (_, isInMain) => {
  render(
    isInMain ? (
      <Main>
        <Removal />
      </Main>
    ) : (
      <Removal />
    ),
  );
  const opener = await button('Remove');
  press(opener);
  const dialog = await screen.findByRole('dialog');
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  press(await button('Close'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});

test('a link, a box to check, one of several choices and the label of each take the focus of their press', () => {
  render(
    <Main>
      <a href="#menu">Menu</a>
      <input id="terms" type="checkbox" />
      <label htmlFor="terms">I agree</label>
      <label>
        <input name="way" type="radio" />
        Drive-thru
      </label>
    </Main>,
  );
  press(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByRole('link'));
  for (const [label, role] of [
    ['I agree', 'checkbox'],
    ['Drive-thru', 'radio'],
  ] as const) {
    press(screen.getByText(label));
    expect([label, document.activeElement]).toEqual([label, screen.getByRole(role)]);
    press(screen.getByRole(role));
    expect([label, document.activeElement]).toEqual([label, screen.getByRole(role)]);
  }
});

test('a field keeps the focus while what it suggests is pressed', () => {
  render(
    <Main>
      <input aria-label="City" />
      <ul>
        <li>
          <button type="button">Seattle</button>
        </li>
      </ul>
    </Main>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  // Its list holds mousedown back, so that the press moves no focus.
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(document.activeElement).toBe(field);
});

test('what is no control, cannot be used, or is typed into is left to the browser, and so is a press by key or script', () => {
  render(
    <Main>
      <p>Text</p>
      <button type="button" disabled>
        Sold out
      </button>
      <label>
        City <input />
      </label>
      <button type="button">Pay</button>
    </Main>,
  );
  const main = screen.getByRole('main');
  for (const pressed of [screen.getByText('Text'), screen.getByText('Sold out'), screen.getByText('City')]) {
    press(pressed);
    expect(document.activeElement).toBe(main);
  }
  press(screen.getByText('Pay'), { detail: 0 });
  expect(document.activeElement).toBe(main);
});

test('no ring is drawn around what a finger or a mouse has pressed, and nothing scrolls', () => {
  render(<button type="button">Pay</button>);
  const pay = screen.getByRole('button');
  const asked: unknown[] = [];
  pay.focus = (options) => asked.push(options);
  press(pay);
  expect(asked).toEqual([{ preventScroll: true, focusVisible: false }]);
});

test('the second press of a double click focuses nothing in the place of what has gone', () => {
  render(
    <Main>
      <button type="button">Open</button>
      <button type="button">Came into its place</button>
    </Main>,
  );
  press(screen.getByText('Open'));
  press(screen.getByText('Came into its place'), { detail: 2 });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
