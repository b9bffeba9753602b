import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { addCard, addDigitalCard, readCardFromToken } from '#api/account/card-add.ts';
import { cardsKey, cardsQuery } from '#api/account/cards.ts';
import { GIFT_TOKEN } from '#domain/address-tokens.ts';
import { CARD_NUMBER_DIGITS, CARD_PIN_DIGITS } from '#domain/cards/card-digits.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { type CardAddAnswer, type CardToAdd, cardAddMachine } from '#machines/cards/card-add.machine.ts';
import { wording } from '#messages/messages.ts';
import { createKeptForm } from '#parts/flow/kept-form.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { newRequestId } from '#platform/request-id.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';

/** Longest nickname, characters. */
export const NICKNAME_LIMIT = 50;

/** The cards beside a new one, which may have become the primary one. */
const othersOf = (cards: readonly StoredValueCard[], { cardId, isPrimary }: StoredValueCard): StoredValueCard[] =>
  cards.filter((other) => other.cardId !== cardId).map((other) => (isPrimary ? { ...other, isPrimary: false } : other));

function cardAddActors(
  queryClient: QueryClient,
  token: string,
  onRefused: () => void,
): EveryActorOf<typeof cardAddMachine> {
  const send = (card: CardToAdd, requestId: string, signal: AbortSignal) => {
    const { nickname } = card;
    const headers = { 'idempotency-key': requestId };
    if (card.way === 'digital') return addDigitalCard({ body: { nickname }, headers, signal });
    const { cardNumber, pin } = card;
    return addCard({ body: { cardNumber, pin, nickname }, headers, signal });
  };
  const known = (answer: Awaited<ReturnType<typeof send>>): CardAddAnswer => {
    if (answer.outcome === 'refused') onRefused();
    if (answer.outcome !== 'added') return answer;
    const { card } = answer;
    // Its page opens next, and does not wait for the list to be read again.
    queryClient.setQueryData(cardsQuery().queryKey, (cards) => (cards ? [...othersOf(cards, card), card] : undefined));
    return { outcome: 'added', cardId: card.cardId, balance: card.balance };
  };
  // Also what was not heard may have been added.
  const refresh = () => void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true });
  return {
    readGiftedCard: fromPromise(({ signal }) => readCardFromToken({ body: { cashstarToken: token }, signal })),
    addCard: fromPromise(({ input: { card, requestId }, signal }) =>
      send(card, requestId, signal).then(known).finally(refresh),
    ),
  };
}

/** Pasted in groups of four, with spaces or dashes between them. */
const digits = (count: number, mistake: string) =>
  v.pipe(
    v.string(),
    v.transform((typed) => typed.replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^[0-9]{${count}}$`), mistake),
  );

const nickname = v.pipe(v.string(), v.trim(), v.maxLength(NICKNAME_LIMIT));

const registeredSchema = v.object({
  cardNumber: digits(CARD_NUMBER_DIGITS, 'card-number'),
  pin: digits(CARD_PIN_DIGITS, 'card-pin'),
  nickname,
});
const digitalSchema = v.object({ cardNumber: v.string(), pin: v.string(), nickname });

const NOTICE = 'card-add';

/** Never its number or its code. */
const useKeptForm = createKeptForm<v.InferInput<typeof registeredSchema>>(['nickname']);

/**
 * The same card keeps its id however often it is sent: a lost answer adds it once. A refusal ends the intent: once the reason
 * is gone, the next press is another one (decision D-111).
 */
function useRequestIds() {
  const latest = useRef({ card: '', requestId: '' });
  return {
    of: (card: CardToAdd): string => {
      const text = JSON.stringify(card);
      if (latest.current.card !== text) latest.current = { card: text, requestId: newRequestId() };
      return latest.current.requestId;
    },
    end: () => {
      latest.current = { card: '', requestId: '' };
    },
  };
}

/** Adding a card: by number and code, as a new digital one, or by the link of a gift (CRD-009, OPP-080 to OPP-082). */
export function useCardAdd() {
  const { notices, tokens } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const money = useShortMoney();
  const requestIds = useRequestIds();
  const [token] = useState(() => tokens.get(GIFT_TOKEN));
  const toCard = (cardId: string) => void navigate({ to: '/account/cards/$cardId', params: { cardId }, replace: true });
  const actor = useFlow(cardAddMachine, () => cardAddActors(queryClient, token ?? '', requestIds.end), {
    input: { hasToken: token !== undefined },
    on: {
      'card.read': ({ cardNumber, pin }) => {
        tokens.delete(GIFT_TOKEN);
        form.setValue('cardNumber', cardNumber);
        form.setValue('pin', pin);
      },
      'reading.failed': ({ failure }) => {
        // A link that could not be asked about is good still: it is read when the page is opened again, as after a sign-in.
        if (failure === 'link-expired' || failure === 'refused') tokens.delete(GIFT_TOKEN);
        notices.showBanner(NOTICE, {
          title: wording('cards-add.failed'),
          text: wording('cards-add.gift-failed'),
          tone: 'failure',
        });
      },
      'card.added': ({ cardId, balance }) => {
        tokens.delete(GIFT_TOKEN);
        const amount = money(balance.amount, balance.currency);
        notices.toast(NOTICE, { text: wording('cards-add.added', { amount }), tone: 'success' });
        toCard(cardId);
      },
      'primary.refused': ({ cardId }) => {
        tokens.delete(GIFT_TOKEN);
        notices.showBanner('primary-card', { text: wording('card-errors.make-primary'), tone: 'failure' });
        toCard(cardId);
      },
    },
  });
  const isDigital = useTag(actor, 'digital');
  const { form, register, mistakes, failure, isShownInSummary, attempt, submit } = useFlowForm({
    schema: isDigital ? digitalSchema : registeredSchema,
    defaults: { cardNumber: '', pin: '', nickname: '' },
    codes: { cardNumber: ['card-number'], pin: ['card-pin'] },
    failure: useFailure(actor),
  });
  useKeptForm(form, 'common.entries-back');
  return {
    isDigital,
    isReading: useTag(actor, 'reading'),
    isGift: useSelector(actor, ({ context }) => context.isGift),
    busy: useTag(actor, 'busy', 'added'),
    refusal: useSelector(actor, ({ context }) => context.refusal),
    choose: (way: CardToAdd['way']) => {
      form.clearErrors();
      actor.send({ type: `${way}.chosen` });
    },
    cardNumber: register('cardNumber'),
    pin: register('pin'),
    nickname: register('nickname'),
    focusNumber: () => form.setFocus('cardNumber', { shouldSelect: true }),
    mistakes,
    failure,
    isShownInSummary,
    attempt,
    submit: submit((typed) => {
      notices.actor.send({ type: 'notice.dismissed', key: NOTICE });
      const card: CardToAdd = isDigital
        ? { way: 'digital', nickname: typed.nickname }
        : { way: 'registered', ...typed };
      actor.send({ type: 'card.submitted', card, requestId: requestIds.of(card) });
    }),
  };
}

export type CardAdd = ReturnType<typeof useCardAdd>;
