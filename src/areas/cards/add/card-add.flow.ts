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
import { failureCodeOf, isAnswerLost } from '#domain/failure.ts';
import { type CardAddAnswer, type CardToAdd, cardAddMachine } from '#machines/cards/card-add.machine.ts';
import { wording } from '#messages/messages.ts';
import { createKeptForm } from '#parts/flow/kept-form.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import { type RequestIds, useRequestIds } from './request-ids.ts';
import { type CardAddSaid, NOTICE, useCardAddSaid } from './use-card-add-said.ts';

/** Longest nickname, characters. */
export const NICKNAME_LIMIT = 50;

/** The cards beside a new one, which may have become the primary one. */
const othersOf = (cards: readonly StoredValueCard[], { cardId, isPrimary }: StoredValueCard): StoredValueCard[] =>
  cards.filter((other) => other.cardId !== cardId).map((other) => (isPrimary ? { ...other, isPrimary: false } : other));

type Answer = Awaited<ReturnType<typeof addCard | typeof addDigitalCard>>;

/** What the machine learns of an answer. */
function outcomeOf(answer: Answer): CardAddAnswer {
  if (answer.outcome !== 'added') return answer;
  const { cardId, balance } = answer.card;
  return { outcome: 'added', cardId, balance };
}

type Sent = { readonly card: CardToAdd; readonly requestId: string };

type CardAddNeeds = {
  readonly session: Session;
  readonly queryClient: QueryClient;
  readonly token: string;
  readonly requestIds: Pick<RequestIds, 'end'>;
  /** For where the page was left. */
  readonly say: Pick<CardAddSaid, 'answered' | 'failed'>;
};

function cardAddActors({
  session,
  queryClient,
  token,
  requestIds,
  say,
}: CardAddNeeds): EveryActorOf<typeof cardAddMachine> {
  const send = async ({ card, requestId }: Sent, signal: AbortSignal) => {
    const { nickname } = card;
    const headers = { 'idempotency-key': requestId };
    if (card.way === 'digital') return addDigitalCard({ body: { nickname }, headers, signal });
    const { cardNumber, pin } = card;
    return addCard({ body: { cardNumber, pin, nickname }, headers, signal });
  };
  const sendOnce = async (sent: Sent, signal: AbortSignal): Promise<Answer> => {
    try {
      const answer = await send(sent, signal);
      requestIds.end(sent.requestId);
      return answer;
    } catch (thrown) {
      if (!isAnswerLost(failureCodeOf(thrown))) requestIds.end(sent.requestId);
      throw thrown;
    }
  };
  return {
    readGiftedCard: fromPromise(({ signal }) => readCardFromToken({ body: { cashstarToken: token }, signal })),
    addCard: fromPromise(async ({ input, signal }) => {
      const answer = await untilAnswered({
        session,
        signal,
        send: (own) => sendOnce(input, own),
        // Its page opens next, and does not wait for the list to be read again.
        learn: (heard) => {
          if (heard.outcome !== 'added') return;
          const { card } = heard;
          queryClient.setQueryData(cardsQuery().queryKey, (cards) => cards && [...othersOf(cards, card), card]);
        },
        readAnew: () => void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true }),
        say: { ...say, answered: (heard) => say.answered(outcomeOf(heard)) },
      });
      return outcomeOf(answer);
    }),
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

/** Never its number or its code. */
const useKeptForm = createKeptForm<v.InferInput<typeof registeredSchema>>(['nickname']);

/** Adding a card: by number and code, as a new digital one, or by the link of a gift (CRD-009, OPP-080 to OPP-082). */
export function useCardAdd() {
  const session = useSession();
  const { notices, tokens } = session;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const requestIds = useRequestIds(session);
  const [token] = useState(() => tokens.get(GIFT_TOKEN));
  const said = useCardAddSaid(session, token);
  // In the language of when it is said.
  const latest = useRef(said);
  latest.current = said;
  const toCard = (cardId: string) => void navigate({ to: '/account/cards/$cardId', params: { cardId }, replace: true });
  const say: CardAddNeeds['say'] = {
    answered: (answer) => latest.current.answered(answer),
    failed: (failure) => latest.current.failed(failure),
  };
  const needs = { session, queryClient, token: token ?? '', requestIds, say };
  const actor = useFlow(cardAddMachine, () => cardAddActors(needs), {
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
        said.fail(wording('cards-add.gift-failed'));
      },
      'card.added': ({ cardId, balance }) => {
        said.answered({ outcome: 'added', cardId, balance });
        toCard(cardId);
      },
      'primary.refused': ({ cardId }) => {
        said.answered({ outcome: 'not-primary', cardId });
        toCard(cardId);
      },
    },
  });
  const isDigital = useTag(actor, 'digital');
  const { form, register, mistakeList, failure, isShownInSummary, attempt, submit } = useFlowForm({
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
    mistakeList,
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
