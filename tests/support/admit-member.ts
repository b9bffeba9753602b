import { act } from '@testing-library/react';
import { readSession } from '#api/session/session.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import type { setUpApp } from './set-up-app.ts';

/** Signs a member in as a page that has just done so says it; resolves with who that is. */
export async function admitMember(app: ReturnType<typeof setUpApp>, persona: PersonaId) {
  app.world.become(persona);
  const visitor = await readSession({});
  if (visitor.kind !== 'member') throw new Error('A member is needed.');
  await act(async () => app.parts.session.admit(visitor));
  return visitor;
}
