import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { allowChangesByOthers } from './changed-by-others.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeAll(allowChangesByOthers);
afterEach(cleanup);
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** Bare texts that come and go beside an element. */
function Page() {
  const [on, turn] = useState(true);
  return (
    <p>
      {on ? 'first' : null}
      {on ? null : <b>between</b>}
      {on ? 'last' : 'end'}
      <button type="button" onClick={() => turn(!on)}>
        turn
      </button>
    </p>
  );
}

const turn = () => act(() => screen.getByRole('button').click());

function wrapTexts(keep: boolean): void {
  const texts = [...document.querySelectorAll('p')].flatMap(({ childNodes }) => [...childNodes]);
  for (const node of texts) {
    if (!(node instanceof Text)) continue;
    const font = document.createElement('font');
    node.replaceWith(font);
    font.append(keep ? node : node.data);
  }
}

test('a text that others have put into an element of theirs goes with it, and what comes before it comes there', () => {
  render(<Page />);
  wrapTexts(true);
  turn();
  expect(document.querySelector('p')?.textContent).toBe('betweenendturn');
  turn();
  expect(document.querySelector('p')?.textContent).toBe('firstlastturn');
});

test('a text that others have replaced is no error', () => {
  render(<Page />);
  wrapTexts(false);
  turn();
  turn();
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});
