import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { deliveryToggleMachine } from './delivery-toggle.machine.ts';

function start() {
  const toggle = createActor(deliveryToggleMachine);
  const wanted = vi.fn();
  toggle.on('*', wanted);
  toggle.start();
  return { toggle, wanted: () => wanted.mock.calls.flat() };
}

test('DLV-006 choosing delivery wants the delivery page, once', () => {
  const { toggle, wanted } = start();
  toggle.send({ type: 'delivery.chosen', search: '?place=Seattle' });
  toggle.send({ type: 'delivery.chosen', search: '' });
  expect(wanted()).toEqual([{ type: 'delivery.wanted' }]);
});

test('DLV-007 choosing pickup wants the locator with the query string that was left', () => {
  const { toggle, wanted } = start();
  toggle.send({ type: 'delivery.chosen', search: '?place=Seattle&features=DT' });
  toggle.send({ type: 'delivery.shown' });
  toggle.send({ type: 'pickup.chosen' });
  expect(wanted().at(-1)).toEqual({ type: 'locator.wanted', search: '?place=Seattle&features=DT' });
});

test('DLV-007 the query string of the last leaving counts, also an empty one', () => {
  const { toggle, wanted } = start();
  for (const search of ['?place=Seattle', '']) {
    toggle.send({ type: 'delivery.chosen', search });
    toggle.send({ type: 'pickup.chosen' });
    expect(wanted().at(-1)).toEqual({ type: 'locator.wanted', search });
  }
});

test('DLV-007 who came to the delivery page by its address goes to the plain locator (decision A36)', () => {
  const { toggle, wanted } = start();
  toggle.send({ type: 'delivery.shown' });
  toggle.send({ type: 'pickup.chosen' });
  expect(wanted()).toEqual([{ type: 'locator.wanted', search: '' }]);
});

test('a sign-out forgets the former visitor’s search', () => {
  const { toggle, wanted } = start();
  toggle.send({ type: 'delivery.chosen', search: '?place=Seattle' });
  toggle.send({ type: 'search.forgotten' });
  toggle.send({ type: 'pickup.chosen' });
  expect(wanted().at(-1)).toEqual({ type: 'locator.wanted', search: '' });
});
