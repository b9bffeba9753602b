import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Screen, within } from '@testing-library/dom';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import type { FailureCode } from '#domain/failure.ts';
import type { Member } from '#domain/visitor.ts';
import type { ChallengeEnd } from '#machines/account/second-factor/mfa-challenge.events.ts';
import { mfaChallengeMachine } from '#machines/account/second-factor/mfa-challenge.machine.ts';
import { type Effect, starts } from '../../kit/effects.ts';
import type { Graph } from '../../kit/graph.ts';
import { defineModel, done, failed } from '../../kit/model.ts';
import { always, missing, readContext } from '../../kit/on-graph.ts';
import { buttonOn, dialogOn } from '../../kit/on-screen.ts';

const mia: Member = { kind: 'member', firstName: 'Mia', memberId: 'mia' };
const mobile: MfaPhone = { id: 'mobile', lastFour: '0142', verified: true };
const office: MfaPhone = { id: 'office', lastFour: '0199', verified: true };

type Snapshot = ReturnType<typeof mfaChallengeMachine.getInitialSnapshot>;

const WORDS: Partial<Record<FailureCode, string>> = {
  'code-refused': 'The code you entered is not valid. Please try again.',
  'code-expired': 'This code has expired. Get a new one.',
  'code-attempts-spent': 'Too many tries. Get a new code.',
  'rate-limited': 'Too many tries. Please wait a moment and try again.',
  offline: 'We can’t connect right now. Check your connection and try again.',
  'timed-out': 'That took too long. Please try again.',
};

const overlay = (screen: Screen) => screen.getByRole('dialog', { name: 'Confirm it’s you' });
const codeField = (screen: Screen) => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Code' });
const writable = (field: HTMLInputElement | null) => (field?.readOnly === false ? field : null);

const contextAt = readContext<typeof mfaChallengeMachine>;

const hasTag = (graph: Graph, key: string, tag: string) => graph.states.get(key)?.snapshot.hasTag(tag) === true;

/** How a check fails without a word about the code's worth, and what is shown then. */
const NOT_RIGHT: Record<string, FailureCode> = {
  'verifyCode: wrong': 'code-refused',
  'verifyCode: offline': 'offline',
  'after(requestBound)': 'timed-out',
};

/** The challenge of a code that was just sent. */
const FRESH = { code: { open: 'entering' }, resend: 'pausing', lifetime: 'running' } as const;

const ENDS: Record<string, ChallengeEnd> = {
  'verifyCode: right': { outcome: 'proven', member: mia },
  'challenge.cancelled(closed)': { outcome: 'cancelled' },
  'sendCode: no sign-in waits': { outcome: 'lapsed', failure: 'signed-out' },
  'sendCode: phone gone': { outcome: 'lapsed', failure: 'phone-missing' },
  'verifyCode: no sign-in waits': { outcome: 'lapsed', failure: 'signed-out' },
  'verifyCode: phone gone': { outcome: 'lapsed', failure: 'phone-missing' },
};

const OVER = 'ACC-028 ACC-036 D-435: the overlay is over, and what is behind it says why.';

const sends = (phone: MfaPhone | null): Effect => starts('sendCode', { methodId: phone?.id });

/** How it begins, by input. */
const STARTS = {
  'sign-in': { tag: 'entering', effects: [] },
  'sign-in, two phones': { tag: 'entering', effects: [] },
  'a page': { tag: 'busy', effects: [sends(mobile)] },
  'a page, two phones': { tag: 'choosing', effects: [] },
} as const;

/** The last code went to the phone that is chosen now, and is worth something still. */
const isUsable = (graph: Graph, key: string) => {
  const { phone, sentTo, guess, isInvalidated } = contextAt(graph, key);
  return (sentTo ?? guess)?.id === phone?.id && !isInvalidated;
};

/** A code that is good may have gone to this phone before: ahead of a reload, or by a request whose answer was lost. */
const isOfBefore = (graph: Graph, key: string) => {
  const { phone, sentTo, guess, isInvalidated } = contextAt(graph, key);
  return sentTo === null && guess?.id !== phone?.id && !isInvalidated;
};

/** The server says that no other code was sent. */
const NONE_SENT = ['sendCode: refused', 'sendCode: too soon'];

/** The reason of the last failure is shown in the overlay, where there is one. */
const seesReason = ({ context: { failure } }: Snapshot, screen: Screen) => {
  const shown = overlay(screen).textContent ?? '';
  for (const [code, words] of Object.entries(WORDS)) equal(shown.includes(words), code === failure, code);
};

export const model = defineModel<typeof mfaChallengeMachine>({
  machine: mfaChallengeMachine,
  inputs: {
    'sign-in': { phones: [mobile], purpose: 'sign-in' },
    'sign-in, two phones': { phones: [mobile, office], purpose: 'sign-in' },
    'a page': { phones: [mobile], purpose: 'page' },
    'a page, two phones': { phones: [mobile, office], purpose: 'page' },
  },
  events: {
    'phone.chosen': [
      { label: 'mobile', payload: { phone: mobile } },
      { label: 'office', payload: { phone: office } },
    ],
    'phone.declined': [{ label: 'another one' }],
    'code.entered': [
      { label: 'one code', payload: { code: '111111' } },
      { label: 'another code', payload: { code: '222222' } },
      { label: 'part of a code', payload: { code: '123' }, offView: 'the button waits for six digits' },
    ],
    'challenge.cancelled': [{ label: 'closed' }],
  },
  outcomes: {
    sendCode: [
      done('sent'),
      failed('too soon', 'rate-limited'),
      failed('offline', 'offline'),
      failed('refused', 'refused'),
      failed('no sign-in waits', 'signed-out'),
      failed('phone gone', 'phone-missing'),
    ],
    verifyCode: [
      done('right', mia),
      failed('wrong', 'code-refused'),
      failed('too old', 'code-expired'),
      failed('wrong too often', 'code-attempts-spent'),
      failed('no sign-in waits', 'signed-out'),
      failed('phone gone', 'phone-missing'),
      failed('offline', 'offline'),
    ],
  },
  failures: {
    unreported: {
      'sendCode: no sign-in waits': OVER,
      'sendCode: phone gone': OVER,
      'sendCode: too soon':
        'ACC-036 D-030: one was sent before, which is asked for instead; where that is known already, a property says so.',
      'verifyCode: no sign-in waits': OVER,
      'verifyCode: phone gone': OVER,
      // D-334: which of the two is shown, a property of its own says.
      'verifyCode: wrong': 'ACC-036: a code whose ten minutes have ended meanwhile is shown as too old.',
      'verifyCode: offline': 'ACC-036: a code whose ten minutes have ended meanwhile is shown as too old.',
      'verifyCode: after(requestBound)': 'ACC-036: a code whose ten minutes have ended meanwhile is shown as too old.',
    },
  },
  // Ten minutes are of ACC-036; the specification names no other number here: they are our choice.
  waits: { resendPause: 30_000, codeLifetime: 600_000 },
  bound: ({ phones, phone, sentTo, guess, tried, isInvalidated, isEarlier, failure, end }) => [
    phones.length,
    phone?.id,
    sentTo?.id,
    guess?.id,
    tried,
    isInvalidated,
    isEarlier,
    failure,
    end.outcome,
  ],
  limit: 3200,
  rest: ['choosing', 'unsent', 'awaiting.code.open', 'awaiting.resend', 'awaiting.lifetime'],
  tags: ['choosing', 'unsent', 'entering', 'verifying', 'invalidated', 'resendable'],
  invariants: {
    'ACC-034 only a right code proves anything': (now) =>
      (now.status === 'done' && now.context.end.outcome === 'proven') === (now.context.end.outcome === 'proven'),
    'a code goes to one of the given phones': ({ context: { phone, phones } }) =>
      phone === null || phones.includes(phone),
  },
  properties: {
    'ACC-035 a wrong code leaves the challenge open': (graph) =>
      always(graph, ['verifyCode: wrong'], ({ next }) => next.status !== 'done'),
    'ACC-034 FC-077 D-334 the end of its ten minutes does not take away a code that is being checked': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => stimulus.name === 'after(codeLifetime)' && hasTag(graph, from, 'verifying'))
        .filter(({ to }) => !hasTag(graph, to, 'verifying')),
    'ACC-036 D-334 a code that was not right counts as too old where its ten minutes have ended meanwhile': (graph) =>
      graph.edges
        .filter(({ from, stimulus }) => hasTag(graph, from, 'verifying') && stimulus.name in NOT_RIGHT)
        .filter(({ before, to, next, stimulus }) => {
          const isOver = before.matches({ awaiting: { lifetime: 'over' } });
          const due = isOver ? 'code-expired' : NOT_RIGHT[stimulus.name];
          return next.context.failure !== due || hasTag(graph, to, 'invalidated') !== isOver;
        }),
    'FC-077 a code that was refused is not sent again': (graph) =>
      graph.edges.filter(
        ({ before, stimulus: { event } }) => event.type === 'code.entered' && event['code'] === before.context.tried,
      ),
    'ACC-033 the overlay can be closed at any time': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.status === 'active')
        .filter(({ snapshot }) => !snapshot.can({ type: 'challenge.cancelled' }))
        .map(({ key }) => key),
    'ACC-036 D-030 where the answer was lost, it is not known where the last code went': (graph) =>
      graph.edges
        .filter(({ stimulus }) => ['sendCode: offline', 'after(requestBound)'].includes(stimulus.name))
        .filter(({ before }) => before.matches({ awaiting: { code: 'sending' } }))
        .filter(({ next }) => next.context.sentTo !== null),
    'ACC-036 D-030 where it was not known where the last code went, it can be entered, and another one had after a pause':
      (graph) =>
        graph.edges
          .filter(({ stimulus }) => stimulus.name === 'sendCode: too soon')
          .filter(({ from }) => isOfBefore(graph, from))
          .filter(({ next }) => {
            const { failure, isEarlier, sentTo, guess, phone, tried } = next.context;
            const isTaken = isEarlier && sentTo === null && guess?.id === phone?.id && tried === null;
            return failure !== null || !isTaken || !next.matches({ awaiting: FRESH });
          }),
    'ACC-036 D-030 D-376 a try that sent no other code, or may have, leaves the field with the reason, and the next try':
      (graph) =>
        graph.edges
          .filter(
            ({ from, stimulus }) =>
              ['sendCode: offline', 'after(requestBound)'].includes(stimulus.name) ||
              (NONE_SENT.includes(stimulus.name) && isUsable(graph, from)),
          )
          .filter(({ before }) => before.matches({ awaiting: { code: 'sending' } }))
          .filter(
            ({ to, next }) =>
              !['entering', 'resendable'].every((tag) => hasTag(graph, to, tag)) ||
              !next.context.isEarlier ||
              next.context.failure === null,
          ),
    'ACC-036 D-334 D-382 a phone that was certainly sent no code, or has an invalidated one, is asked for none, with the reason':
      (graph) =>
        graph.edges
          .filter(({ stimulus }) => NONE_SENT.includes(stimulus.name))
          .filter(({ from }) => !isUsable(graph, from))
          .filter(({ from, stimulus }) => stimulus.name !== 'sendCode: too soon' || !isOfBefore(graph, from))
          .filter(({ to, next }) => !hasTag(graph, to, 'unsent') || next.context.failure === null),
    'ACC-036 D-334 D-382 a code that is too old, or was wrong too often, is invalidated until one is sent, or may have been':
      (graph) =>
        graph.edges.filter(({ before, to, next, stimulus }) => {
          const isSpent = hasTag(graph, to, 'invalidated') || next.matches({ awaiting: { lifetime: 'over' } });
          const mayBeNew =
            ['sendCode: sent', 'sendCode: offline'].includes(stimulus.name) ||
            (stimulus.name === 'after(requestBound)' && before.matches({ awaiting: { code: 'sending' } }));
          const due = isSpent || (before.context.isInvalidated && !mayBeNew);
          return next.context.isInvalidated !== due;
        }),
    'FC-077 D-382 what was tried is forgotten only where another code may have come, for another phone, or unchecked': (
      graph,
    ) =>
      graph.edges
        .filter(({ before, next }) => before.context.tried !== null && next.context.tried === null)
        .filter(
          ({ stimulus }) =>
            !/^(sendCode: (sent|offline|too soon)|verifyCode: offline|after\(requestBound\))$/.test(stimulus.name),
        ),
    'FC-077 a code that could not be checked may be sent off again': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.hasTag('verifying') && stimulus.name in NOT_RIGHT)
        .filter(({ next, stimulus }) => (next.context.tried === null) !== (stimulus.name !== 'verifyCode: wrong')),
    'ACC-036 a code that is sent begins with a clean slate': (graph) =>
      always(graph, ['sendCode: sent'], ({ next }) => {
        const { failure, tried, isEarlier, sentTo, phone } = next.context;
        const isFresh = failure === null && tried === null && !isEarlier && sentTo?.id === phone?.id;
        return isFresh && next.matches({ awaiting: FRESH });
      }),
    'ACC-036 a code that the server calls too old, or wrong too often, is asked for no longer': (graph) =>
      Object.entries({ 'verifyCode: too old': 'expired', 'verifyCode: wrong too often': 'spent' } as const).flatMap(
        ([step, due]) => always(graph, [step], ({ next }) => next.matches({ awaiting: { code: { open: due } } })),
      ),
    'ACC-106 before a page the only phone is sent a code, and of several one is chosen; at sign-in the first has one': (
      graph,
    ) =>
      Object.entries(STARTS)
        .filter(([start, { tag, effects }]) => {
          const first = graph.beginnings.get(start);
          return !first?.next.hasTag(tag) || !isDeepStrictEqual(first.effects, effects);
        })
        .map(([start]) => start),
    'ACC-036 the phone that was chosen is sent a code, also by another try': (graph) => [
      ...missing(graph, 'phone.chosen(mobile)', sends(mobile)),
      ...missing(graph, 'phone.chosen(office)', sends(office)),
      ...missing(graph, 'code.requested(pressed)', (from) => sends(contextAt(graph, from).phone)),
    ],
    'ACC-034 FC-077 the code that was entered is checked, for the phone that it was sent to': (graph) =>
      Object.entries({ 'one code': '111111', 'another code': '222222' }).flatMap(([label, code]) =>
        missing(graph, `code.entered(${label})`, (from) => {
          const methodId = contextAt(graph, from).phone?.id;
          return starts('verifyCode', { methodId, code });
        }),
      ),
    'ACC-036 who wants another phone chooses one': { 'phone.declined(another one)': 'choosing' },
    'ACC-033 ACC-034 ACC-036 D-435 a challenge ends as that of the member in the answer, closed, or with why no code helps, and in no other way':
      (graph) => graph.edges.filter(({ next, stimulus }) => !isDeepStrictEqual(next.output, ENDS[stimulus.name])),
  },
  shows: {
    choosing: {
      says: 'ACC-033 ACC-036 every phone is offered by its last four digits',
      see: ({ snapshot, screen }) => {
        for (const { lastFour } of snapshot.context.phones) ok(buttonOn(screen, `Phone ending in ${lastFour}`));
        equal(codeField(screen), null);
      },
    },
    'awaiting.code.sending': {
      says: 'ACC-036 while a code is being sent, it is said to which phone',
      see: ({ snapshot, screen }) => {
        const { lastFour } = snapshot.context.phone ?? {};
        ok(within(overlay(screen)).getByText(`Sending a code to your phone ending in ${lastFour}…`));
      },
    },
    unsent: {
      says: 'a code that could not be sent is shown with its reason, and another try is offered',
      see: ({ snapshot, screen }) => {
        ok(overlay(screen).textContent?.includes('We couldn’t send a code'));
        seesReason(snapshot, screen);
        ok(buttonOn(screen, 'Try again'));
      },
    },
    'awaiting.code.open.entering': {
      says: 'ACC-033 ACC-035 FC-077 the phone is named, one field takes the code, and a wrong one is shown',
      see: ({ snapshot, screen }) => {
        const { phone, failure, isEarlier } = snapshot.context;
        const shown = overlay(screen).textContent ?? '';
        equal(shown.includes(`We sent a 6-digit code to your phone ending in ${phone?.lastFour}.`), !isEarlier);
        equal(shown.includes(`Enter the last code we sent to your phone ending in ${phone?.lastFour}`), isEarlier);
        const field = codeField(screen);
        equal(field?.autocomplete, 'one-time-code');
        equal(field?.inputMode, 'numeric');
        equal(field?.getAttribute('aria-invalid'), failure === null ? null : 'true');
        seesReason(snapshot, screen);
      },
    },
    'awaiting.code.open.expired': {
      says: 'ACC-036 a code that is too old is asked for no longer',
      see: ({ snapshot, screen }) => {
        equal(codeField(screen), null);
        seesReason(snapshot, screen);
      },
    },
    'awaiting.code.open.spent': {
      says: 'ACC-036 after too many wrong codes none is asked for',
      see: ({ snapshot, screen }) => {
        equal(codeField(screen), null);
        seesReason(snapshot, screen);
      },
    },
    'awaiting.code.verifying': {
      says: 'FC-077 while a code is checked it cannot be changed, and nothing is shown yet',
      see: ({ snapshot, screen }) => {
        equal(codeField(screen)?.readOnly, true);
        equal(buttonOn(screen, /Checking/)?.getAttribute('aria-disabled'), 'true');
        seesReason(snapshot, screen);
      },
    },
    'awaiting.resend.pausing': {
      says: 'ACC-036 for half a minute no other code is offered, and it is said how long that takes',
      see: ({ screen }) => {
        equal(buttonOn(screen, 'Send a new code'), null);
        ok(/You can get a new code in \d+ seconds?\./.test(overlay(screen).textContent ?? ''));
      },
    },
    'awaiting.resend.ready': {
      says: 'ACC-036 after half a minute another code is offered, unless one is being sent',
      see: ({ screen, snapshot }) =>
        equal(buttonOn(screen, 'Send a new code') === null, snapshot.matches({ awaiting: { code: 'sending' } })),
    },
    'awaiting.lifetime.running': {
      says: 'ACC-036 for ten minutes the code is not said to be too old, unless the server says so',
      see: ({ screen, outcome }) => {
        const isSaid = overlay(screen).textContent?.includes(WORDS['code-expired'] ?? '');
        if (outcome?.actor === 'verifyCode') equal(isSaid, outcome.label === 'too old');
      },
    },
    'awaiting.lifetime.over': {
      says: 'ACC-036 D-334 after ten minutes no code is asked for, but one that is being checked stays',
      see: ({ snapshot, screen }) =>
        equal(codeField(screen)?.readOnly, snapshot.hasTag('verifying') ? true : undefined),
    },
    done: {
      says: 'ACC-034 a challenge that has ended shows nothing any more',
      see: ({ screen }) => equal(dialogOn(screen), null),
    },
  },
  causes: {
    'phone.chosen': {
      control: ({ screen, payload }) => buttonOn(screen, `Phone ending in ${payload.phone.lastFour}`),
    },
    'phone.declined': { control: ({ screen }) => buttonOn(screen, 'Use another phone') },
    'code.entered': {
      control: ({ screen }) => writable(codeField(screen)),
      perform: async (user, { screen, payload }) => {
        const field = codeField(screen);
        ok(field);
        await user.clear(field);
        await user.paste(payload.code);
      },
    },
    'code.requested': { control: ({ screen }) => buttonOn(screen, /^(Send a new code|Try again)$/) },
    'challenge.cancelled': { control: ({ screen }) => buttonOn(screen, 'Cancel') },
  },
});
