import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

afterEach(cleanup);

test('button: busy, it keeps the focus and neither fires nor submits', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Sending" onClick={onClick}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  const busy = screen.getByRole('button');
  expect(document.activeElement).toBe(busy);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  await user.keyboard('{Enter} ');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('button: unavailable, it can be found by keyboard and does nothing', async () => {
  const user = userEvent.setup();
  const onClick = vi.fn();
  render(
    <Button unavailable onClick={onClick}>
      Order
    </Button>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Order' }));
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('button link: a given link element keeps its own props and takes look and words', () => {
  render(<ButtonLink render={<a href="/menu" className="own" data-kind="router" />}>Menu</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Menu' });
  expect(link.getAttribute('href')).toBe('/menu');
  expect(link.getAttribute('data-kind')).toBe('router');
  expect(link.className.split(' ')).toContain('own');
  expect(link.className.split(' ').length).toBeGreaterThan(2);
});

test('button: with a name of its own, what it is busy with is heard as its description', () => {
  const button = (props: { busy?: boolean; 'aria-label'?: string }) => (
    <Button busyLabel="Checking the store" {...props}>
      Order here
    </Button>
  );
  const description = () => screen.getByRole('button').getAttribute('aria-description');
  const { rerender } = render(button({ busy: true, 'aria-label': 'Order here: Pike Place' }));
  expect(screen.getByRole('button', { name: 'Order here: Pike Place' })).toBeTruthy();
  expect(description()).toBe('Checking the store');
  rerender(button({ 'aria-label': 'Order here: Pike Place' }));
  expect(description()).toBeNull();
  rerender(button({ busy: true }));
  expect(description()).toBeNull();
});
