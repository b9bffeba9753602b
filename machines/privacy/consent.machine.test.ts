import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Consent, FULL_CONSENT, NO_CONSENT } from '#domain/privacy/consent.ts';
import { consentMachine } from './consent.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start(input: { kept: Consent | null; isReopened: boolean } = { kept: null, isReopened: false }) {
  const kept: Consent[] = [];
  const actor = createActor(
    consentMachine.provide({
      actors: { keepConsent: fromPromise<void, Consent>(async (asked) => void kept.push(asked.input)) },
    }),
    { input },
  );
  const closed = vi.fn();
  actor.on('consent.closed', closed);
  actor.start();
  return { actor, kept, closed, shows: (tag: 'asking' | 'choosing') => actor.getSnapshot().hasTag(tag) };
}

test('FC-140 a first visit shows the question, and nothing is kept before an answer', () => {
  const { kept, shows } = start();
  expect(shows('asking')).toBe(true);
  expect(kept).toEqual([]);
});

for (const [answer, consent] of [
  ['all.accepted', FULL_CONSENT],
  ['needed.chosen', NO_CONSENT],
] as const) {
  test(`FC-140 ${answer} is kept as it was said, once`, async () => {
    const { actor, kept, closed } = start();
    actor.send({ type: answer });
    actor.send({ type: answer });
    await flushPromises();
    expect(kept).toEqual([consent]);
    expect(closed).toHaveBeenCalledOnce();
  });
}

test('ACC-114 FC-140 in detail every switch is off until it is turned, and going back keeps nothing', async () => {
  const { actor, kept, shows } = start();
  actor.send({ type: 'details.opened' });
  expect(actor.getSnapshot().context.chosen).toEqual(NO_CONSENT);
  actor.send({ type: 'purpose.turned', purpose: 'analytics' });
  actor.send({ type: 'details.closed' });
  expect(shows('asking')).toBe(true);
  expect(kept).toEqual([]);
  actor.send({ type: 'details.opened' });
  actor.send({ type: 'choice.saved' });
  await flushPromises();
  expect(kept).toEqual([{ analytics: true, advertising: false }]);
});

test('ACC-114 looked at again it shows what was chosen, and closing it changes nothing', async () => {
  const { actor, kept, closed, shows } = start({ kept: FULL_CONSENT, isReopened: true });
  expect(shows('choosing')).toBe(true);
  expect(actor.getSnapshot().context.chosen).toEqual(FULL_CONSENT);
  actor.send({ type: 'details.closed' });
  await flushPromises();
  expect(kept).toEqual([]);
  expect(closed).toHaveBeenCalledOnce();
});

test('FC-140 a choice made elsewhere ends the question', () => {
  const { actor, kept, closed } = start();
  actor.send({ type: 'consent.kept' });
  expect(closed).toHaveBeenCalledOnce();
  expect(kept).toEqual([]);
});
