import { act, render } from '@testing-library/react';
import { StrictMode, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { type ActorRefFrom, emit, fromPromise, setup } from 'xstate';
import { SessionProvider } from '#session/session-provider.tsx';
import { sessionOf } from '#tests/support/session-of.ts';
import { useBackgroundFlow } from './use-background-flow.ts';

const kettleMachine = setup({
  types: {} as {
    events: { type: 'kettle.filled' } | { type: 'water.boiled' } | { type: 'water.leaked' };
    emitted: { type: 'tea.ready' };
    tags: 'busy';
  },
}).createMachine({
  id: 'kettle',
  initial: 'idle',
  states: {
    idle: { on: { 'kettle.filled': 'boiling' } },
    boiling: {
      tags: 'busy',
      on: {
        'water.boiled': { target: 'idle', actions: emit({ type: 'tea.ready' }) },
        'water.leaked': 'broken',
      },
    },
    broken: {},
  },
});

/** A kettle that was filled, what was said of it, and another part of the page that goes with it. */
function fill({ answer = () => {} }: { answer?: (kettle: ActorRefFrom<typeof kettleMachine>) => void } = {}) {
  const session = sessionOf({ restoreVisitor: fromPromise(async () => ({ kind: 'anonymous' })) });
  const heard: string[] = [];
  let kettle: ActorRefFrom<typeof kettleMachine> | undefined;
  function Kettle() {
    const actor = useBackgroundFlow(kettleMachine, () => ({}), {
      on: { 'tea.ready': () => heard.push('tea on its page') },
      left: {
        on: { 'tea.ready': () => heard.push('tea elsewhere') },
        rested: ({ value }) => heard.push(`rests ${String(value)}`),
      },
    });
    kettle = actor;
    useLayoutEffect(() => () => answer(actor), [actor]);
    return null;
  }
  const { unmount } = render(
    <StrictMode>
      <SessionProvider session={session}>
        <Kettle />
      </SessionProvider>
    </StrictMode>,
  );
  if (!kettle) throw new Error('There is no kettle.');
  const filled = kettle;
  filled.send({ type: 'kettle.filled' });
  return { kettle: filled, heard, unmount, session };
}

/** Until what follows the going of a component has been done. */
const settled = () => act(async () => {});

test('D-428 what is under way as its component goes comes to its end, which is heard once', async () => {
  const { kettle, heard, unmount } = fill();
  unmount();
  await settled();
  kettle.send({ type: 'water.boiled' });
  expect(heard).toEqual(['tea elsewhere', 'rests idle']);
  expect(kettle.getSnapshot().status).toBe('stopped');
});

test('D-428 an answer that comes between the going of the component and its effects is heard, too', async () => {
  const boiled = fill({ answer: (kettle) => kettle.send({ type: 'water.boiled' }) });
  boiled.unmount();
  await settled();
  expect(boiled.heard).toEqual(['tea elsewhere', 'rests idle']);
  const leaked = fill({ answer: (kettle) => kettle.send({ type: 'water.leaked' }) });
  leaked.unmount();
  await settled();
  expect(leaked.heard).toEqual(['rests broken']);
});

test('D-428 what rests as its component goes ends with it', async () => {
  const { kettle, heard, unmount } = fill();
  kettle.send({ type: 'water.boiled' });
  unmount();
  await settled();
  expect(heard).toEqual(['tea on its page']);
  expect(kettle.getSnapshot().status).toBe('stopped');
});

test.each(['before', 'after'] as const)(
  'FC-071 D-428 it ends where all is forgotten %s its component goes',
  async (when) => {
    const { kettle, heard, unmount, session } = fill();
    const forget = () => act(() => session.visitorActor.send({ type: 'session.endedElsewhere' }));
    if (when === 'before') forget();
    unmount();
    if (when === 'after') forget();
    await settled();
    kettle.send({ type: 'water.boiled' });
    expect(heard).toEqual([]);
    expect(kettle.getSnapshot().status).toBe('stopped');
  },
);
