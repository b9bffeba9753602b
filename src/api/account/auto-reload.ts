import * as v from 'valibot';
import type { AutoReloadSettings } from '#domain/cards/reload.ts';
import type { AutoReloadProfile } from '#domain/cards/stored-value-card.ts';
import { graphOperation } from '../graph-operation.ts';
import { field } from '../tolerant.ts';
import { cardRefused } from './card-refusal.ts';
import { autoReloadProfile } from './cards.ts';

/** What a profile is set to, in dollars, with the risk data that goes along (OPP-062). */
const settings = v.strictObject({
  cardId: v.string(),
  amount: v.number(),
  paymentMethodId: v.string(),
  triggerAmount: v.number(),
  reputation: v.string(),
});

/** The settings of a card in dollars, as the variables of a call (OPP-062). */
export function autoReloadVariables(
  { cardId, amount, paymentMethodId, triggerAmount }: AutoReloadSettings & { readonly cardId: string },
  reputation: string,
) {
  return { cardId, amount: amount / 100, paymentMethodId, triggerAmount: triggerAmount / 100, reputation };
}

const PARAMETERS =
  '$cardId: String!, $amount: Float!, $paymentMethodId: String!, $triggerAmount: Float!, $reputation: String!';
const VALUES =
  'cardId: $cardId, amount: $amount, paymentMethodId: $paymentMethodId, triggerAmount: $triggerAmount, reputation: $reputation';
const PROFILE = 'status isActive amount triggerAmount paymentInstrumentId paymentMethodId';

const asSaved = v.transform((profile: AutoReloadProfile) => ({ outcome: 'saved' as const, profile }));

/** Turns auto reload on for a card that has no profile (SVC-009, CRD-029). */
export const createAutoReload = graphOperation({
  name: 'create-auto-reload',
  query: `mutation CreateAutoReload(${PARAMETERS}) { createAutoReload(${VALUES}) { ${PROFILE} } }`,
  variables: settings,
  answer: v.pipe(field('createAutoReload', autoReloadProfile), asSaved),
  refused: cardRefused.body,
});

/** Changes the profile of a card, and turns it on (CRD-030). */
export const updateAutoReload = graphOperation({
  name: 'update-auto-reload',
  query: `mutation UpdateAutoReload(${PARAMETERS}) { updateAutoReload(${VALUES}) { ${PROFILE} } }`,
  variables: settings,
  answer: v.pipe(field('updateAutoReload', autoReloadProfile), asSaved),
  refused: cardRefused.body,
});

/** Turns auto reload off; its settings stay with the card (CRD-031). A card that the server knows no profile of has it off (D-315). */
export const disableAutoReload = graphOperation({
  name: 'disable-auto-reload',
  query: `mutation DisableAutoReload($cardId: String!, $reputation: String!) {
  disableAutoReload(cardId: $cardId, reputation: $reputation) { ${PROFILE} }
}`,
  variables: v.strictObject({ cardId: v.string(), reputation: v.string() }),
  answer: v.pipe(field('disableAutoReload', autoReloadProfile), asSaved),
  refused: v.pipe(
    cardRefused.body,
    v.transform((refused) =>
      refused.refusal.code === 'AUTO_RELOAD_NOT_FOUND' ? { outcome: 'saved' as const, profile: null } : refused,
    ),
  ),
});
