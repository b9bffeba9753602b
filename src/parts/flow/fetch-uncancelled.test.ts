import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fetchUncancelled } from './fetch-uncancelled.ts';

const queryKey = ['times'];

/** A client that read 'earlier', and a query whose next readings are answered one by one. */
function started(staleTime: number, updatedAt = Date.now()) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, 'earlier', { updatedAt });
  const answers: ((text: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const read = fetchUncancelled(queryClient, { queryKey, queryFn, staleTime }, new AbortController().signal);
  return { queryClient, answers, read };
}

test('FC-176 what is asked for without the cache is not answered from it where others cancel it', async () => {
  const { queryClient, answers, read } = started(0);
  await expect.poll(() => answers.length).toBe(1);
  await queryClient.cancelQueries({ queryKey });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('later');
  expect(await read).toBe('later');
});

test('FC-184 what is asked for without the cache is asked for by a clock that was set back, too', async () => {
  const { answers, read } = started(0, Date.now() + 3_600_000);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.('later');
  expect(await read).toBe('later');
});

test('what is fresh is answered from the cache', async () => {
  const { answers, read } = started(60_000);
  expect(await read).toBe('earlier');
  expect(answers).toEqual([]);
});
