import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useMoreFocus } from './use-more-focus.ts';

afterEach(cleanup);

const NAMES = ['one', 'two', 'three', 'four', 'five'];

function Rows() {
  const [count, setCount] = useState(2);
  const list = useRef<HTMLUListElement>(null);
  const moreWanted = useMoreFocus(list, count);
  const more = () => {
    moreWanted();
    setCount(Math.min(count + 2, NAMES.length));
  };
  return (
    <>
      <ul ref={list}>
        {NAMES.slice(0, count).map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {count < NAMES.length ? (
        <button type="button" onClick={more}>
          Show more
        </button>
      ) : null}
    </>
  );
}

test('the last press for more leads to the first row that came; before it the button keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Rows />);
  const button = screen.getByRole('button', { name: 'Show more' });
  await user.click(button);
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'five' }));
});
