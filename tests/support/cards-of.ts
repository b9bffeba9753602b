import type { Card } from '#mocks/account/account.ts';
import type { PersonaId } from '#mocks/session/personas.ts';
import type { setUpApp } from './set-up-app.ts';

/** What a card is called in English: without a nickname by its last digits (D-345). */
export const cardNameOf = ({ nickname, cardNumber }: Pick<Card, 'nickname' | 'cardNumber'>) =>
  nickname || `Northstar Card ${cardNumber.slice(-4)}`;

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
