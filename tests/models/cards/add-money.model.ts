import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { type Screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { BegunReload } from '#domain/cards/reload.ts';
import { DAY_MS } from '#domain/durations.ts';
import { addMoneyMachine } from '#machines/cards/add-money.machine.ts';
import { emits } from '../kit/effects.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing, readContext, valueAt, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, all, buttonOn } from '../kit/on-screen.ts';

export const CARD_ID = 'card-1';
export const VISA_ID = 'visa-1';
export const REQUEST_ID = 'request-00000001';
/** What the cards of the two settings hold, cents. */
export const ROOM = 4250;
export const FULL = 49_000;
const NOW = Date.parse('2026-06-01T12:00:00Z');
/** How long a server need recognise the id of a reload: a day (D-310). */
const RECOGNISED_MS = DAY_MS;
/** The clock of the walk: a press says when it happens. */
export const clock = { at: NOW, now: () => clock.at };
export const UNFINISHED: BegunReload = {
  requestId: 'request-00000000',
  cardId: CARD_ID,
  amount: 5000,
  paymentMethodId: VISA_ID,
  at: NOW,
};

/** What the specification says of each refusal, and where it leads. */
const REFUSED: Readonly<Record<string, readonly [said: string, way: string]>> = {
  'a rejected card': ['Your credit card was rejected. Choose another card.', 'Choose another payment method'],
  'too much': ["Your card's total amount cannot exceed $500.", 'Try again'],
  'words of the server': ['Confirm this in the app of your bank.', 'Try again'],
};
const refused = (label: keyof typeof REFUSED, code: string | null, message: string | null = null) =>
  done(label, { outcome: 'refused', refusal: { code, message } });

const radio = (screen: Screen, name: string | RegExp) =>
  screen.queryByRole<HTMLInputElement>('radio', { name, checked: false });
const pay = (screen: Screen) => buttonOn(screen, /^(Add \$|Adding|Continue)/);
const isPaid = (screen: Screen) => screen.getByRole('radio', { name: /Visa/ }).matches(':checked');
const dollars = ({ context }: { context: { amount: number } }) => `$${context.amount / 100}`;
const isUnsure = (screen: Screen) => screen.queryByText('We’re not sure that went through') !== null;
const check = (screen: Screen) => (isUnsure(screen) ? buttonOn(screen, /^(Try again|Trying again)/) : null);
async function pressedAt(payload: unknown, user: UserEvent, button: HTMLElement | null) {
  clock.at = (payload as { now: number }).now;
  if (button) await user.click(button);
}
/** What is emitted where it is known what became of the request that was under way. */
const settledAt = (graph: Graph) => (from: string) =>
  emits('request.settled', { requestId: readContext<typeof addMoneyMachine>(graph, from).request?.requestId });
const TOO_MUCH = "Your card's total amount cannot exceed $500.";

export const model = defineModel<typeof addMoneyMachine>({
  machine: addMoneyMachine,
  inputs: {
    'a way to pay': { cardId: CARD_ID, amount: 2500, paymentMethodId: VISA_ID, unfinished: null },
    'a lost answer': { cardId: CARD_ID, amount: 2500, paymentMethodId: VISA_ID, unfinished: UNFINISHED },
  },
  events: {
    'amount.chosen': [
      { label: '$25', payload: { amount: 2500 } },
      { label: '$50', payload: { amount: 5000 } },
    ],
    'method.chosen': [
      { label: 'the card', payload: { paymentMethodId: VISA_ID } },
      { label: 'one to add', payload: { paymentMethodId: null } },
    ],
    'submit.pressed': [
      {
        label: 'room on the card',
        payload: { requestId: REQUEST_ID, balance: ROOM, now: NOW, unfinished: null, isOnline: true },
        setting: 'room',
      },
      {
        label: 'a full card',
        payload: { requestId: REQUEST_ID, balance: FULL, now: NOW, unfinished: null, isOnline: true },
        setting: 'full',
      },
      {
        label: 'without a network',
        payload: { requestId: REQUEST_ID, balance: ROOM, now: NOW, unfinished: null, isOnline: false },
        setting: 'room',
      },
      {
        label: 'under another id',
        payload: { requestId: 'request-00000002', balance: ROOM, now: NOW, unfinished: null, isOnline: true },
        offView: 'the browser makes the ids; the walk knows the first one',
      },
      {
        label: 'under another id, after more than a day',
        payload: {
          requestId: 'request-00000003',
          balance: ROOM,
          now: NOW + RECOGNISED_MS + 1,
          unfinished: null,
          isOnline: true,
        },
        offView: 'the browser makes the ids; the walk knows the first one',
      },
      {
        label: 'after another tab',
        payload: { requestId: REQUEST_ID, balance: ROOM, now: NOW, unfinished: UNFINISHED, isOnline: true },
        offView: 'another tab of the browser; the test of the screen writes what it has begun',
      },
    ],
    'network.returned': [{ label: 'online' }],
    'check.pressed': [
      { label: 'after a day', payload: { now: NOW + RECOGNISED_MS } },
      { label: 'after more than a day', payload: { now: NOW + 2 * (RECOGNISED_MS + 1) } },
    ],
  },
  outcomes: {
    submitReload: [
      done('reloaded', { outcome: 'reloaded' }),
      done('received before', { outcome: 'received' }),
      refused('a rejected card', '121048'),
      refused('too much', '121023'),
      refused('words of the server', '121048', 'Confirm this in the app of your bank.'),
      failed('too many', 'rate-limited'),
      ...REQUEST_FAILS,
      failed('timed out', 'timed-out'),
      failed('unreadable', 'bad-answer'),
    ],
  },
  // A purchase is lost after 30 s; our choice is to wait a little longer than the transport.
  waits: { submitBound: 40_000 },
  bound: (context) => context,
  limit: 1500,
  rest: [
    'choosing.fresh',
    'choosing.tooMuch',
    'choosing.refused',
    'choosing.failed',
    'choosing.offline',
    'unsure',
    'added',
    'received',
  ],
  tags: ['unsure', 'tooMuch'],
  oneAtATime: 'CRD-026 FC-019 one request to add money is under way',
  invariants: {
    'CRD-026 what is under way, or not known, is a request, and what is settled is none': ({ context, value }) =>
      ['charging', 'unsure', 'checking'].includes(String(value))
        ? context.request !== null
        : (context.refusal === null && !['added', 'received'].includes(String(value))) || context.request === null,
    'CRD-026 a request is for the amount and the way to pay that are chosen while it is under way': ({
      context: { request, amount, paymentMethodId },
      value,
    }) =>
      !['charging', 'unsure', 'checking'].includes(String(value)) ||
      (request?.amount === amount && request.paymentMethodId === paymentMethodId && request.cardId === CARD_ID),
    'SVC-015 a refusal is kept where it is shown, and only there': ({ context, value }) =>
      (context.refusal !== null) === (JSON.stringify(value) === '{"choosing":"refused"}'),
    'SVC-015 SVC-018 CRD-024 a problem is marked as one': (now) =>
      now.hasTag('error') ===
      (now.value === 'unsure' || (now.matches('choosing') && !now.matches({ choosing: 'fresh' }))),
  },
  properties: {
    'CRD-026 only a request without an answer is asked about from the start': (graph) =>
      [...graph.starts].flatMap(([label, key]) =>
        JSON.stringify(valueAt(key)) === (label === 'a lost answer' ? '"unsure"' : '{"choosing":"fresh"}')
          ? []
          : [`${label} begins in ${key}`],
      ),
    'SVC-008 OPP-079 what does not fit on the card is never sent': (graph) =>
      graph.edges.filter(({ next, stimulus }) => stimulus.name.includes('a full card') && next.value === 'charging'),
    'FC-172 without a network nothing is sent nor begun, also not once there is one': (graph) => [
      ...wrongTargets(graph, {
        '{"choosing":"fresh"} submit.pressed(without a network)': ['{"choosing":"fresh"}', '{"choosing":"offline"}'],
        'network.returned(online)': '{"choosing":"fresh"}',
      }),
      ...graph.edges.filter(
        ({ before, next, stimulus }) =>
          /without a network|network.returned/.test(stimulus.name) &&
          !isDeepStrictEqual(next.context.request, before.context.request),
      ),
    ],
    'CRD-023 without a way to pay nothing is ever charged': (graph) =>
      graph.edges.filter(({ before, next }) => next.value === 'charging' && before.context.paymentMethodId === null),
    'CRD-022 CRD-023 pressed without a way to pay, one is added first': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => {
          const { paymentMethodId } = before.context;
          return (
            stimulus.name.startsWith('submit.pressed') &&
            JSON.stringify(before.value).includes('choosing') &&
            paymentMethodId === null
          );
        })
        .filter((edge) => !has(edge, 'paymentMethod.required')),
    'CRD-026 the same payload keeps its id as long as it is not settled, another payload gets another id': (graph) =>
      graph.edges
        .filter(({ next, stimulus }) => next.value === 'charging' && stimulus.name.startsWith('submit.pressed'))
        .filter(({ from, to, stimulus }) => {
          const [before, after] = [from, to].map((key) => readContext<typeof addMoneyMachine>(graph, key));
          const { requestId: offered, now } = stimulus.event;
          const isSame =
            before?.request?.amount === before?.amount &&
            before?.request?.paymentMethodId === before?.paymentMethodId &&
            Number(now) - Number(before?.request?.at) <= RECOGNISED_MS;
          const due = isSame ? before?.request?.requestId : offered;
          return after?.request?.requestId !== due;
        }),
    'CRD-026 D-310 no reload is sent under an id that is older than a day': (graph) =>
      graph.edges
        .filter(({ effects }) => effects.some(({ does, name }) => does === 'starts' && /Reload$/.test(name)))
        .filter(({ next, stimulus }) => {
          const { now } = stimulus.event;
          return !(Number(now) - Number(next.context.request?.at) <= RECOGNISED_MS);
        }),
    'CRD-026 D-310 an id is as old as the press that made it, whenever it is asked about': (graph) =>
      graph.edges.flatMap(({ from, to, stimulus }) => {
        const [before, after] = [from, to].map((key) => readContext<typeof addMoneyMachine>(graph, key).request);
        if (!after) return [];
        const { now } = stimulus.event;
        const due =
          after.requestId === UNFINISHED.requestId ? NOW : after.requestId === before?.requestId ? before.at : now;
        return after.at === due ? [] : [`${from} ${stimulus.name}`];
      }),
    'CRD-026 D-310 what is older than a day is left alone, without a doubt': (graph) => [
      ...missing(graph, 'unsure check.pressed(after more than a day)', (from) => ({
        ...settledAt(graph)(from),
        name: 'request.expired',
      })),
      ...graph.edges
        .filter(({ before, stimulus }) => before.value === 'unsure' && stimulus.name.includes('more than a day'))
        .filter(({ next }) => next.context.request !== null),
    ],
    'CRD-026 what is sent is the frozen request, and what is asked again the very same': (graph) =>
      graph.edges
        .filter(({ next }) => next.value === 'checking' || next.value === 'charging')
        .filter(({ next, effects }) => {
          const { request } = next.context;
          return !effects.some(({ does, value }) => does === 'starts' && isDeepStrictEqual(value, request));
        }),
    'CRD-026 what another tab has begun is asked about before anything is charged': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => {
          const { paymentMethodId } = before.context;
          return (
            stimulus.name.includes('after another tab') &&
            JSON.stringify(before.value).includes('choosing') &&
            paymentMethodId !== null
          );
        })
        .filter(({ next }) => {
          const { request, failure, refusal } = next.context;
          const isAskedAbout = next.value === 'unsure' && request?.requestId === UNFINISHED.requestId;
          return !isAskedAbout || failure !== null || refusal !== null;
        }),
    'CRD-026 what is settled is said so, wherever it is': (graph) =>
      ['reloaded', 'received before', 'a rejected card', 'too much', 'words of the server'].flatMap((label) =>
        ['charging submitReload', 'checking checkReload'].flatMap((actor) =>
          missing(graph, `${actor}: ${label}`, settledAt(graph)),
        ),
      ),
    'CRD-024 what certainly was not charged is settled too': (graph) =>
      missing(graph, 'charging submitReload: too many', settledAt(graph)),
    'each answer leads where it should': {
      '{"choosing":"fresh"} submit.pressed(a full card)': ['{"choosing":"fresh"}', '{"choosing":"tooMuch"}'],
      'charging submitReload: reloaded': 'added',
      'charging submitReload: received before': 'received',
      'charging submitReload: a rejected card': '{"choosing":"refused"}',
      'charging submitReload: too many': '{"choosing":"failed"}',
      'charging submitReload: offline': 'unsure',
      'charging submitReload: timed out': 'unsure',
      'charging submitReload: server error': 'unsure',
      'charging submitReload: unreadable': 'unsure',
      'charging submitReload: unforeseen': 'unsure',
      'charging after(submitBound)': 'unsure',
      'unsure check.pressed(after a day)': 'checking',
      'unsure check.pressed(after more than a day)': '{"choosing":"fresh"}',
      'checking checkReload: reloaded': 'added',
      'checking checkReload: received before': 'received',
      'checking checkReload: too much': '{"choosing":"refused"}',
      'checking checkReload: too many': 'unsure',
      'checking checkReload: server error': 'unsure',
      'checking after(submitBound)': 'unsure',
    },
  },
  shows: {
    'choosing.fresh': {
      says: 'CRD-022 amounts and ways to pay, and a button that says what it does',
      see: ({ screen, snapshot }) => {
        equal(all('[type="radio"]').length, 8);
        equal(screen.queryByText(TOO_MUCH), null);
        equal(pay(screen)?.textContent, isPaid(screen) ? `Add ${dollars(snapshot)}` : 'Continue');
        equal(alertOn(screen), '');
      },
    },
    'choosing.tooMuch': {
      says: 'SVC-008 SVC-018 OPP-079 that the card would hold too much, beside the amounts',
      see: ({ screen }) => {
        ok(within(screen.getByRole('group', { name: 'How much?' })).getByText(TOO_MUCH));
        ok(pay(screen)?.textContent?.startsWith('Add $'));
      },
    },
    'choosing.refused': {
      says: 'SVC-015 SVC-018 SVC-029 OPP-077 CRD-024 why it was refused, a way forward, and everything chosen',
      see: ({ screen, outcome }) => {
        const [said, way] = REFUSED[outcome?.label ?? ''] ?? [];
        ok(said && alertOn(screen).includes(said), alertOn(screen));
        ok(way && buttonOn(screen, way), way);
        ok(buttonOn(screen, 'Try again'));
        ok(isPaid(screen));
      },
    },
    'choosing.failed': {
      says: 'CRD-024 that it failed, and a way to try again',
      see: ({ screen }) => {
        ok(alertOn(screen).includes('Too many tries'), alertOn(screen));
        ok(buttonOn(screen, 'Try again'));
      },
    },
    'choosing.offline': {
      says: 'FC-172 that there is no network, and everything chosen',
      see: ({ screen }) => {
        ok(alertOn(screen).includes('We can’t connect right now'), alertOn(screen));
        ok(isPaid(screen));
      },
    },
    charging: {
      says: 'CRD-026 that money is being added, and nothing that could be pressed again',
      see: ({ screen, snapshot }) => {
        equal(pay(screen)?.getAttribute('aria-disabled'), 'true');
        ok(pay(screen)?.textContent?.includes(`Adding ${dollars(snapshot)}`));
      },
    },
    unsure: {
      says: 'CRD-024 CRD-026 that it is not known, that it is charged once, and a way to try again',
      see: ({ screen, snapshot }) => {
        ok(isUnsure(screen));
        const said = screen.getByText(/You’ll only be charged once/).textContent ?? '';
        ok(said.includes(`${dollars(snapshot)}.00`), said);
        equal(buttonOn(screen, 'Try again')?.getAttribute('aria-disabled'), null);
        equal(all('[type="radio"]').length, 0);
      },
    },
    checking: {
      says: 'CRD-026 that the server is asked',
      see: () => {
        ok(
          all('button').find(
            (each) => each.textContent?.includes('Trying again…') && each.matches('[aria-disabled="true"]'),
          ),
        );
      },
    },
    added: {
      says: 'CRD-026 that the money is on the card',
      see: ({ screen, snapshot }) => {
        const said = screen.getByRole('status').textContent ?? '';
        ok(said.startsWith(`${dollars(snapshot)} added`), said);
        ok(buttonOn(screen, 'Got it'));
        equal(addressOn(screen), '/account/cards#add-money');
      },
    },
    received: {
      says: 'SVC-032 OPP-074 that the request was received before',
      see: ({ screen }) => {
        equal(screen.getByRole('status').textContent, 'We already received your request, thanks!');
      },
    },
  },
  causes: {
    'amount.chosen': { control: ({ screen, label }) => radio(screen, label) },
    'method.chosen': {
      control: ({ screen, label }) => radio(screen, label === 'the card' ? /Visa/ : /Add a payment method/),
    },
    'network.returned': { arrives: () => void window.dispatchEvent(new Event('online')) },
    'submit.pressed': {
      control: ({ screen }) => pay(screen),
      perform: async (user, { screen, payload }) => {
        const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(payload.isOnline);
        await pressedAt(payload, user, pay(screen));
        online.mockRestore();
      },
    },
    'check.pressed': {
      control: ({ screen }) => check(screen),
      perform: (user, { screen, payload }) => pressedAt(payload, user, check(screen)),
    },
  },
});
