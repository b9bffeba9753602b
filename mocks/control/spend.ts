import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { spend } from '../account/reload/auto-reload.ts';
import { refuse } from '../respond.ts';
import { sessionOf } from '../session/sessions.ts';
import type { World } from '../world.ts';

const spendSchema = v.object({ cents: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** The member's primary card pays at the till of a store; answers with what is on it then, cents. */
export function spendAtTheTill(world: World, body: unknown, request: Request): Response {
  const parsed = v.safeParse(spendSchema, body);
  const session = sessionOf(world, request);
  const account = session.kind === 'member' ? session.member.account : null;
  const card = account?.cards.find(({ isPrimary }) => isPrimary);
  if (!parsed.success || !account || !card || card.balance < parsed.output.cents) return refuse(400, 'CANNOT_SPEND');
  spend(world, { account, card }, { kind: 'purchase', detail: 'Pine Street', amount: -parsed.output.cents });
  return HttpResponse.json({ balance: card.balance });
}
