import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

function Rows({ names }: { readonly names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  useKeptFocus(list);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Rows">
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <p>Nothing to press</p>
    </>
  );
}

const row = (name: string) => screen.getByRole('button', { name });

test('a row that goes leaves its focus to the list', async () => {
  const { rerender } = render(<Rows names={['one', 'two']} />);
  row('one').focus();
  row('two').focus();
  rerender(<Rows names={['one']} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Rows' })));
});

test('who has left before is not called back', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Rows names={['one', 'two']} />);
  await user.click(row('two'));
  await user.click(screen.getByText('Nothing to press'));
  rerender(<Rows names={['one']} />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
