import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { act } from '@testing-library/react';
import type { GrantDecision, GrantQuestion } from '#domain/grant/access-grant.ts';
import type { SafeAddress } from '#domain/outside-address.ts';
import { accessGrantMachine } from '#machines/grant/access-grant.machine.ts';
import { closesBy } from '../kit/closes-by.ts';
import { emits } from '../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, missing, wrongTargets } from '../kit/on-graph.ts';
import { addressOn, alertOn, all, buttonOn, dialogOn } from '../kit/on-screen.ts';

export const AUTHORIZE = '/oauth/authorize?client_id=ridewell&response_type=code&state=abc';
export const WHOLE = 'a whole request';

const address = (text: string) => text as SafeAddress;
const REGISTERED = address('https://ridewell.example/back?from=northstar');
const DENIED = address('https://ridewell.example/back?from=northstar&error=access_denied&state=abc');
const AGREED = address('https://ridewell.example/back?from=northstar&code=1&state=abc');

/** What each client shows: its name and claims. */
const RIDEWELL: GrantQuestion = {
  clientName: 'Ridewell',
  picture: '/images/clients/ridewell.svg',
  claims: [
    { kind: 'known', name: 'account' },
    { kind: 'known', name: 'card' },
    { kind: 'known', name: 'payment' },
    { kind: 'known', name: 'rewards' },
  ],
  address: REGISTERED,
  cancelAddress: DENIED,
};
const ODDLY: GrantQuestion = {
  ...RIDEWELL,
  clientName: 'Oddly',
  picture: null,
  claims: [
    { kind: 'known', name: 'account' },
    { kind: 'unknown', name: 'loyalty.write' },
  ],
};
const SILENT: GrantQuestion = { ...RIDEWELL, clientName: 'Silent', address: null, cancelAddress: null };

const asks = (question: GrantQuestion): GrantDecision => ({ kind: 'asked', question });

/** The list as each client's is read (OAU-011, OAU-012). */
const EVERY_CLAIM = [
  'Access your profile information',
  'Access your card transactions',
  'Access information about your payment methods',
  'Access information about the rewards program',
];
const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  Ridewell: EVERY_CLAIM,
  Oddly: ['Access your profile information', 'Something we don’t know: loyalty.write'],
  Silent: EVERY_CLAIM,
};

/** What the dialog says after each failure (OAU-017, OAU-019). */
const WORDS: Readonly<Record<string, string>> = {
  'not followed': 'Something didn’t load correctly. Please try again.',
  'no address': 'Redirect URI is missing in the response.',
  'server error': 'Something went wrong on our end. Please try again in a moment.',
  offline: 'We can’t connect right now. Check your connection and try again.',
  'too late': 'That took too long. Please try again.',
  unforeseen: 'Something unexpected happened. Please try again.',
};
const FAILURES = [
  failed('not followed', 'bad-answer'),
  ...REQUEST_FAILS,
  failed('too late', 'timed-out'),
  failed('session over', 'signed-out'),
];

const title = (screen: Screen) => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const isDisabled = (button: HTMLElement | null) => button?.getAttribute('aria-disabled') === 'true';
const onPage = (screen: Screen, name: string | RegExp) => (dialogOn(screen) ? null : buttonOn(screen, name));

/** The client, its claims and where the answer goes, whatever lies over them. */
function seesQuestion(screen: Screen): void {
  equal(title(screen), 'Give access to your account?');
  const name = all('h1 + p bdi')[0]?.textContent ?? '';
  deepEqual(
    all('main ul li, ul li').map((each) => each.textContent),
    CLAIMS[name],
  );
  equal(
    all('dd')
      .map((each) => each.textContent)
      .includes('ridewell.example'),
    name !== 'Silent',
  );
}

function seesAnswers(screen: Screen): void {
  equal(dialogOn(screen), null);
  ok(buttonOn(screen, 'Cancel'));
  equal(isDisabled(buttonOn(screen, 'Confirm')), all('h1 + p bdi')[0]?.textContent === 'Oddly');
}

function seesDialog(screen: Screen, label: string | undefined): void {
  const words = dialogOn(screen, 'That didn’t work')?.textContent ?? '';
  ok(words.includes(WORDS[label ?? ''] ?? 'no words'), words);
  ok(buttonOn(screen, 'Got it'));
}

const press = async (screen: Screen, name: string | RegExp) => {
  // Nothing but the click: a pointer that moves there is an event of its own.
  await act(async () => screen.getByRole('button', { name }).click());
};

export const model = defineModel<typeof accessGrantMachine>({
  machine: accessGrantMachine,
  inputs: { [WHOLE]: { isComplete: true }, 'details are missing': { isComplete: false } },
  events: {
    'presence.noticed': [{ label: 'a pointer moves' }],
    'explanation.closed': [{ label: 'Got it' }, { label: 'Escape' }, { label: 'Back' }],
  },
  outcomes: {
    readStatus: [
      done('agreed before', { kind: 'granted', address: AGREED }),
      done('asks', asks(RIDEWELL)),
      done('asks for something unknown', asks(ODDLY)),
      done('asks without an address', asks(SILENT)),
      ...FAILURES,
    ],
    confirmGrant: [done('an address', AGREED), failed('no address', 'redirect-missing'), ...FAILURES],
  },
  // How long a browser may take to leave is our choice.
  waits: { leaveBound: 10_000 },
  bound: ({ question, address: left, failure }) => [question?.clientName, left, failure],
  limit: 80,
  rest: [
    'incomplete',
    'explainingStatus',
    'unread',
    'asking.untouched',
    'asking.ready',
    'explainingConfirm',
    'stalled',
    'dropped',
    'signedOut',
  ],
  tags: ['asking', 'explaining', 'incomplete', 'stalled'],
  failures: {
    unreported: {
      'readStatus: session over': 'the guard of the page asks to sign in',
      'confirmGrant: session over': 'the guard of the page asks to sign in',
    },
  },
  invariants: {
    'OAU-013 OAU-016 OAU-020 an address is known only where the browser leaves for it': ({ context, value }) =>
      (context.address !== null) === (value === 'leaving' || value === 'stalled'),
    'OAU-014 there is a question wherever an answer is waited for': (now) =>
      !now.hasTag('asking') || now.context.question !== null,
  },
  properties: {
    'OAU-005 FC-100 a request that lacks details sends nothing': (graph) =>
      graph.edges.filter(
        ({ before, effects }) => before.value === 'incomplete' && effects.some(({ does }) => does === 'starts'),
      ),
    'OAU-013 OAU-014 the status decides whether a member is asked': (graph) => [
      ...wrongTargets(graph, {
        'reading readStatus: agreed before': 'leaving',
        'reading readStatus: asks': '{"asking":"untouched"}',
        'reading readStatus: asks for something unknown': '{"asking":"untouched"}',
        'reading readStatus: asks without an address': '{"asking":"untouched"}',
        'reading readStatus: session over': 'signedOut',
        'reading readStatus: not followed': 'explainingStatus',
        'reading readStatus: server error': 'explainingStatus',
        'reading readStatus: offline': 'explainingStatus',
        'reading readStatus: too late': 'explainingStatus',
        'reading readStatus: unforeseen': 'explainingStatus',
      }),
      ...missing(graph, 'reading readStatus: agreed before', emits('leave.requested', { address: AGREED })),
    ],
    'FC-106 FC-109 the call is sent by a press in the question, for known claims, and in no other way': (graph) =>
      graph.edges
        .filter((edge) => has(edge, 'confirmGrant'))
        .filter(({ from, before, stimulus }) => {
          const isReady = before.matches({ asking: 'ready' });
          return !isReady || stimulus.name !== 'grant.confirmed(pressed)' || from.includes('Oddly');
        }),
    'FC-098 a press that nothing came before only shows that a person is there': {
      '{"asking":"untouched"} grant.confirmed(pressed)': '{"asking":"ready"}',
      '{"asking":"untouched"} presence.noticed(a pointer moves)': '{"asking":"ready"}',
      '{"asking":"ready"} grant.confirmed(pressed)': 'confirming',
    },
    'OAU-016 OAU-017 OAU-018 FC-106 after Confirm the browser leaves, or the question is back': (graph) => [
      ...wrongTargets(graph, {
        'confirmGrant: an address': 'leaving',
        'confirmGrant: no address': 'explainingConfirm',
        'confirmGrant: not followed': 'explainingConfirm',
        'confirmGrant: server error': 'explainingConfirm',
        'confirmGrant: offline': 'explainingConfirm',
        'confirmGrant: too late': 'explainingConfirm',
        'confirmGrant: unforeseen': 'explainingConfirm',
        'confirmGrant: session over': 'signedOut',
        'explainingConfirm explanation.closed(Got it)': '{"asking":"ready"}',
      }),
      ...missing(graph, 'confirmGrant: an address', emits('leave.requested', { address: AGREED })),
    ],
    'OAU-020 OAU-021 FC-104 Cancel leads to the client, and without an address to the first page': (graph) =>
      graph.edges
        .filter(({ stimulus: { name } }) => name === 'grant.cancelled(pressed)')
        .filter(({ from, before, next, effects }) => {
          const isKnown = from.includes('Ridewell') || from.includes('Oddly');
          const isAsked = typeof before.value === 'object';
          if (!isAsked && before.value !== 'unread' && before.value !== 'incomplete') return false;
          if (!isAsked || !isKnown) return next.value !== 'dropped' || !has({ effects }, 'grant.dropped');
          return (
            next.value !== 'leaving' ||
            !effects.some(({ name, value }) => name === 'leave.requested' && JSON.stringify(value).includes(DENIED))
          );
        }),
    'OAU-008 OAU-009 OAU-019 OAU-021 what is closed, repeated or given up leads on': (graph) => [
      ...wrongTargets(graph, {
        'explainingStatus explanation.closed(Got it)': 'unread',
        'unread grant.cancelled(pressed)': 'dropped',
        'incomplete grant.cancelled(pressed)': 'dropped',
        'unread retry.pressed(pressed)': 'reading',
        'stalled retry.pressed(pressed)': 'leaving',
      }),
    ],
  },
  shows: {
    incomplete: {
      says: 'OAU-005 FC-100 that details are missing or incomplete, and Cancel',
      see: ({ screen }) => {
        equal(alertOn(screen), 'Authorization details are missing or incomplete.');
        equal(buttonOn(screen, 'Confirm'), null);
        ok(buttonOn(screen, 'Cancel'));
      },
    },
    reading: {
      says: 'OAU-009 a loading title in place of the question',
      see: ({ screen }) => equal(title(screen), 'Loading...'),
    },
    explainingStatus: {
      says: 'OAU-019 FC-101 the generic dialog with the message as its body, over a page that asks nothing',
      see: ({ screen, outcome }) => {
        seesDialog(screen, outcome?.label);
        deepEqual(all('ul li'), []);
      },
    },
    unread: {
      says: 'OAU-019 Confirm is disabled, Cancel is not',
      see: ({ screen }) => {
        equal(dialogOn(screen), null);
        ok(isDisabled(buttonOn(screen, 'Confirm')));
        ok(!isDisabled(buttonOn(screen, 'Cancel')));
        ok(alertOn(screen).includes('We couldn’t check this request'));
      },
    },
    'asking.untouched': {
      says: 'OAU-010 OAU-011 OAU-012 OAU-014 FC-109 the question: client, claims, Cancel, Confirm unless a claim is unknown',
      see: ({ screen, outcome }) => {
        seesQuestion(screen);
        seesAnswers(screen);
        const name = all('h1 + p bdi')[0]?.textContent;
        const names: Readonly<Record<string, string>> = {
          asks: 'Ridewell',
          'asks for something unknown': 'Oddly',
          'asks without an address': 'Silent',
        };
        equal(name, names[outcome?.label ?? '']);
      },
    },
    'asking.ready': {
      says: 'OAU-010 FC-106 the same question, also after a failed call, without a dialog',
      see: ({ screen }) => {
        seesQuestion(screen);
        seesAnswers(screen);
      },
    },
    confirming: {
      says: 'OAU-015 FC-106 both buttons are busy',
      see: ({ screen }) => {
        seesQuestion(screen);
        ok(isDisabled(buttonOn(screen, /Confirming…/)));
        ok(isDisabled(buttonOn(screen, 'Cancel')));
      },
    },
    explainingConfirm: {
      says: 'OAU-017 OAU-018 OAU-019 FC-106 the generic dialog over the question',
      see: ({ screen, outcome }) => {
        seesDialog(screen, outcome?.label);
        seesQuestion(screen);
      },
    },
    leaving: {
      says: 'OAU-009 OAU-013 a loading title while the browser leaves',
      see: ({ screen }) => equal(title(screen), 'Loading...'),
    },
    stalled: {
      says: 'OAU-009 where the browser stayed, a button leads to the same address',
      see: ({ screen }) => ok(buttonOn(screen, 'Continue to ridewell.example')),
    },
    dropped: { says: 'OAU-021 FC-104 the first page', see: ({ screen }) => equal(addressOn(screen), '/') },
    signedOut: {
      says: 'OAU-003 it goes nowhere by itself: the guard of the page leads to sign-in',
      see: ({ screen }) => {
        equal(addressOn(screen), AUTHORIZE);
        equal(dialogOn(screen), null);
      },
    },
  },
  causes: {
    'presence.noticed': { arrives: () => void document.dispatchEvent(new Event('pointermove')) },
    'grant.confirmed': {
      control: ({ screen }) => onPage(screen, /^Confirm/),
      perform: (_, { screen }) => press(screen, /^Confirm/),
    },
    'grant.cancelled': {
      control: ({ screen }) => onPage(screen, 'Cancel'),
      perform: (_, { screen }) => press(screen, 'Cancel'),
    },
    'explanation.closed': closesBy('Got it', (screen) => buttonOn(screen, 'Got it')),
    'retry.pressed': { control: ({ screen }) => onPage(screen, /^(Try again|Continue to)/) },
  },
});
