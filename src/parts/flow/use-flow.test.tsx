import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { emit, setup } from 'xstate';
import { useFlow } from './use-flow.ts';

const bellMachine = setup({
  types: {} as { events: { type: 'bell.pressed' }; emitted: { type: 'bell.rung' } },
}).createMachine({
  id: 'bell',
  initial: 'idle',
  states: { idle: { on: { 'bell.pressed': { actions: emit({ type: 'bell.rung' }) } } } },
});

function Bell({ onRung }: { readonly onRung: () => void }) {
  const bell = useFlow(bellMachine, {}, { on: { 'bell.rung': onRung } });
  // A visitor presses as soon as the button is there, before the effects of the page have run.
  useLayoutEffect(() => bell.send({ type: 'bell.pressed' }), [bell]);
  return null;
}

test('what a press in the very first moment leads to is heard', () => {
  const onRung = vi.fn();
  render(<Bell onRung={onRung} />);
  expect(onRung).toHaveBeenCalledOnce();
});
