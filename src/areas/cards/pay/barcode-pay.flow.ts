import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';
import { fetchBarcode } from '#api/account/barcode.ts';
import { isProofDue, provenUntil } from '#domain/account/proof.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { barcodePayMachine } from '#machines/cards/barcode-pay.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { onPageShown } from '#platform/document.ts';
import { imageUri } from '#platform/image-uri.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { notePaidWith } from '#session/ordering/paid-with.ts';
import { serverAheadOf, serverNow } from '#session/server-time.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const barcodePayActors = (session: Session): EveryActorOf<typeof barcodePayMachine> => ({
  fetchBarcode: fromPromise(async ({ input: { card }, signal }) => {
    notePaidWith(session, card.cardId);
    const image = await fetchBarcode({ body: { cardNumber: card.cardNumber }, signal });
    return { uri: await imageUri(image), at: session.clock.now() };
  }),
});

/** The barcode of a card, and of any other that is chosen to pay with instead (CRD-012 to CRD-021). */
export function useBarcodePay({ cardId, cardNumber }: StoredValueCard) {
  const session = useSession();
  const visitor = session.visitor();
  // The proof is dated by the server, and what is left of it runs by the visitor's own clock.
  const ahead = serverAheadOf(session);
  const now = serverNow(session);
  const actor = useFlow(barcodePayMachine, () => barcodePayActors(session), {
    input: {
      card: { cardId, cardNumber },
      isProofDue: visitor.kind !== 'member' || isProofDue(visitor, now),
      provenUntil: visitor.kind === 'member' ? provenUntil(visitor, now) - ahead : 0,
    },
  });
  // No timer runs while the device sleeps.
  useEffect(() => onPageShown(() => actor.send({ type: 'page.shown', now: session.clock.now() })), [actor, session]);
  return {
    card: useSelector(actor, ({ context }) => context.card),
    uri: useSelector(actor, ({ context }) => context.uri),
    isProving: useTag(actor, 'proving'),
    busy: useTag(actor, 'busy'),
    hasFailed: useTag(actor, 'error'),
    prove: useCallback(() => actor.send({ type: 'proof.given', now: session.clock.now() }), [actor, session]),
    choose: useCallback(
      (card: StoredValueCard) =>
        actor.send({ type: 'card.chosen', card: { cardId: card.cardId, cardNumber: card.cardNumber } }),
      [actor],
    ),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}
