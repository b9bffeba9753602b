import type { PersonaId } from '#mocks/session/personas.ts';
import type { setUpApp } from './set-up-app.ts';

/** What the world holds of a member's cards while a test runs, and the addresses of their pages. */
export function cardsOf(app: ReturnType<typeof setUpApp>, persona: PersonaId) {
  const all = () => app.world.account(persona).cards;
  const at = (position: number) => {
    const card = all()[position];
    if (!card) throw new Error(`${persona} has no card ${position}.`);
    return card;
  };
  return { all, at, pageOf: (position: number) => `/account/cards/${at(position).cardId}` };
}
