import { expect, test } from 'vitest';
import { startWorld } from '../server.ts';
import { PERSONAS } from '../session/personas.ts';

test('PRI-009 FC-139 the answer is the same whether or not a member has the address', async () => {
  const world = startWorld();
  const asked = async (email: string) => {
    const response = await world.send('/apiproxy/v1/privacy/opt-out', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ optIn: false, email }),
    });
    return { status: response.status, body: await response.text(), headers: [...response.headers] };
  };
  const known = await asked(PERSONAS['member-green'].email);
  expect([known.status, known.body]).toEqual([204, '']);
  expect(world.account('member-green').doNotSellOrShare).toBe(true);
  expect(await asked('never.seen@example.com')).toEqual(known);
  expect(world.effects.optOutsTaken).toBe(2);
});
