import type { setUpApp } from './set-up-app.ts';

/** What the world holds of a member's cards while a test runs, and the addresses of their pages. */
export function cardsOf(app: ReturnType<typeof setUpApp>, email: string) {
  const all = () => app.world.members.get(email)?.account.cards ?? [];
  const at = (position: number) => {
    const card = all()[position];
    if (!card) throw new Error(`${email} has no card ${position}.`);
    return card;
  };
  return { all, at, pageOf: (position: number) => `/account/cards/${at(position).cardId}` };
}
