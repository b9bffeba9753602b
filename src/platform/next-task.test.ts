import { expect, test } from 'vitest';
import { nextTask } from './next-task.ts';

test('a browser with a scheduler decides itself when the rest comes', async () => {
  const done: string[] = [];
  let goOn = () => {};
  const scheduler = {
    yield: () =>
      new Promise<void>((resolve) => {
        goOn = resolve;
      }),
  };
  const rest = nextTask({ scheduler }).then(() => done.push('rest'));
  await nextTask({});
  expect(done).toEqual([]);
  goOn();
  await rest;
  expect(done).toEqual(['rest']);
});

test('without one the rest is a task of its own: everything of this one comes before it', async () => {
  const done: string[] = [];
  const rest = nextTask({}).then(() => done.push('rest'));
  await Promise.resolve().then(() => done.push('same task'));
  await rest;
  expect(done).toEqual(['same task', 'rest']);
});
