import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { fitsOnCard } from '#domain/cards/reload.ts';
import { refuseGraph, respondGraph } from '../../respond-graph.ts';
import type { Session } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import type { Account, AutoReload, Card } from '../account.ts';
import type { CardRefusal } from '../account-records.ts';
import { cardAnswer } from '../cards/cards.ts';
import { changeBalance } from '../cards/ledger.ts';
import { cardRefusal, paymentRefusal } from './payment-refusal.ts';

type Asked = { cardId: string; amount: number; triggerAmount: number; paymentMethodId: string };
type Owned = { account: Account; card: Card };

/** Pays something out of a card; where that leaves less than its trigger, the card is reloaded by itself (SVC-006, CRD-005). */
export function spend(world: World, { account, card }: Owned, change: Parameters<typeof changeBalance>[1]): void {
  const now = world.clock.now();
  changeBalance(card, change, now);
  const { autoReload } = card;
  if (!autoReload?.isActive || card.balance >= autoReload.triggerAmount || !fitsOnCard(card.balance, autoReload.amount))
    return;
  if (cardRefusal(card) || paymentRefusal(world, account, autoReload.paymentMethodId)) return;
  changeBalance(card, { kind: 'auto-reload', amount: autoReload.amount }, now);
  world.effects.autoReloads += 1;
}

/** Only the member's own card; a refusal where there is none. */
function ownedBy(session: Session, cardId: string): Owned | Response {
  if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
  const { account } = session.member;
  const card = account.cards.find((one) => one.cardId === cardId);
  return card ? { account, card } : refuseGraph('CARD_NOT_FOUND');
}

const refused = ({ code, message }: CardRefusal) => refuseGraph(code, 200, message);

/** The settings that a profile may have, or the refusal (SVC-007, SVC-017). */
function settingsOf(world: World, { account, card }: Owned, asked: Asked): AutoReload | CardRefusal {
  const amount = Math.round(asked.amount * 100);
  const triggerAmount = Math.round(asked.triggerAmount * 100);
  if (amount === 0) return { code: '121009' };
  if (amount < 0 || !fitsOnCard(0, amount) || triggerAmount <= 0) return { code: '121010' };
  const refusal = cardRefusal(card) ?? paymentRefusal(world, account, asked.paymentMethodId);
  return refusal ?? { isActive: true, amount, triggerAmount, paymentMethodId: asked.paymentMethodId };
}

const profileOf = (world: World, card: Card) => cardAnswer(world, card).autoReloadProfile ?? {};

/** Create, update and disable (SVC-009): a lost answer can be asked for again, because each says what shall hold. */
export const autoReloadHandlers = (world: World) => [
  respondGraph(world, createAutoReload, ({ variables, session }) => {
    const owned = ownedBy(session, variables.cardId);
    if (owned instanceof Response) return owned;
    const settings = settingsOf(world, owned, variables);
    if ('code' in settings) return refused(settings);
    owned.card.autoReload = settings;
    world.effects.autoReloadsCreated += 1;
    return { createAutoReload: profileOf(world, owned.card) };
  }),

  respondGraph(world, updateAutoReload, ({ variables, session }) => {
    const owned = ownedBy(session, variables.cardId);
    if (owned instanceof Response) return owned;
    if (owned.card.autoReload === null) return refuseGraph('AUTO_RELOAD_NOT_FOUND');
    const settings = settingsOf(world, owned, variables);
    if ('code' in settings) return refused(settings);
    owned.card.autoReload = settings;
    world.effects.autoReloadsUpdated += 1;
    return { updateAutoReload: profileOf(world, owned.card) };
  }),

  respondGraph(world, disableAutoReload, ({ variables, session }) => {
    const owned = ownedBy(session, variables.cardId);
    if (owned instanceof Response) return owned;
    if (owned.card.autoReload === null) return refuseGraph('AUTO_RELOAD_NOT_FOUND');
    owned.card.autoReload.isActive = false;
    world.effects.autoReloadsDisabled += 1;
    return { disableAutoReload: profileOf(world, owned.card) };
  }),
];
