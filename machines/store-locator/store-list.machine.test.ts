import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { storeListMachine } from './store-list.machine.ts';

test('FC-052 of its rows: the list of another tab begins with one page of them again', () => {
  const list = createActor(storeListMachine, { input: { selected: null } }).start();
  const atFirst = list.getSnapshot().context.rows;
  expect(atFirst).toBeLessThanOrEqual(100);
  list.send({ type: 'rows.wanted' });
  list.send({ type: 'rows.wanted' });
  expect(list.getSnapshot().context.rows).toBe(3 * atFirst);
  list.send({ type: 'tab.chosen', tab: 'previous' });
  expect(list.getSnapshot().context.rows).toBe(atFirst);
});
