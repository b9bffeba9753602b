import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ChangeStatus } from './change-status.tsx';

afterEach(cleanup);

const said = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

function draw(first: string | null) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(<ChangeStatus words={first} />);
  return (words: string | null, isSaid = false) => rerender(<ChangeStatus words={words} isSaid={isSaid} />);
}

test('D-423 what it was at first is not said, also where that is known later', async () => {
  const become = draw(null);
  await wait(2_000);
  become('Total $5');
  await wait(2_000);
  expect(said()).toBe('');
});

test('D-423 of several changes within a second the last one is said, and none where nothing has changed in the end', async () => {
  const become = draw('Total $5');
  become('Total $6');
  await wait(900);
  become('Total $7');
  await wait(900);
  expect(said()).toBe('');
  await wait(200);
  expect(said()).toBe('Total $7');
  become('Total $8');
  await wait(500);
  expect(said(), 'what is true no more').toBe('');
  become('Total $7');
  const { textContent } = screen.getByRole('status');
  await wait(2_000);
  expect(said()).toBe(textContent);
});

test('D-423 what is not known meanwhile, and is as it was, is not said once more', async () => {
  const become = draw('Total $5');
  become('Total $6');
  await wait(1_000);
  const status = screen.getByRole('status');
  const changes: string[] = [];
  const observer = new MutationObserver(() => changes.push(status.textContent));
  observer.observe(status, { childList: true, characterData: true, subtree: true });
  become(null);
  await wait(2_000);
  become('Total $6');
  await wait(2_000);
  observer.disconnect();
  expect(changes).toEqual([]);
  expect(said()).toBe('Total $6');
});

test('D-423 a change that is said elsewhere is known, and not said', async () => {
  const become = draw('Total $5');
  become('Total $6', true);
  await wait(2_000);
  expect(said()).toBe('');
  become('Total $5');
  await wait(2_000);
  expect(said()).toBe('Total $5');
});
