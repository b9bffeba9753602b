import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { LOCATOR_TABS, type LocatorTab } from '#domain/store-locator/locator.ts';
import { storeListMachine } from './store-list.machine.ts';

test('LOC-033 each tab that is chosen is shown and emitted, so that the address can name it', () => {
  const emitted: LocatorTab[] = [];
  const list = createActor(storeListMachine, { input: { selected: null } });
  list.on('tab.shown', ({ tab }) => emitted.push(tab));
  list.start();
  for (const tab of [...LOCATOR_TABS].reverse()) {
    list.send({ type: 'tab.chosen', tab });
    expect(list.getSnapshot().hasTag(tab), tab).toBe(true);
  }
  expect(emitted).toEqual(['favourites', 'previous', 'nearby']);
});

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
