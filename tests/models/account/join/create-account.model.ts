import { equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { NewAccount } from '#domain/account/new-account.ts';
import type { FailureCode } from '#domain/failure.ts';
import { HOME_AFTER_SIGN_IN, safePathOf } from '#domain/return-url.ts';
import { createAccountMachine } from '#machines/account/join/create-account.machine.ts';
import { emits, starts } from '../../kit/effects.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../../kit/model.ts';
import { always, has, hasFailed, labelOf, missing } from '../../kit/on-graph.ts';
import { addressOn, alertOn, buttonOn } from '../../kit/on-screen.ts';

const MENU = safePathOf('/menu') ?? HOME_AFTER_SIGN_IN;

const ADA: NewAccount = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  emailAddress: 'ada@example.com',
  password: ' Engine-No-1 ',
  card: 'digitalCard',
  cardNumber: '',
  cardPin: '',
  productEmails: false,
  generalEmails: false,
  personalizedEmails: false,
  storageConsent: null,
};

const submit = (screen: Screen) =>
  buttonOn(screen, /^Create account|^Creating your account…|^Welcome! Signing you in…/);

/** The form cannot be sent, and says what is going on. */
const seesBusy = (screen: Screen, words: string) => {
  equal(submit(screen)?.getAttribute('aria-disabled'), 'true');
  equal(submit(screen)?.closest('form')?.getAttribute('aria-busy'), 'true');
  ok(submit(screen)?.textContent?.includes(words), submit(screen)?.textContent ?? 'no button');
  equal(alertOn(screen), '');
};

const seesPageStay = (screen: Screen) => {
  seesBusy(screen, 'Welcome! Signing you in…');
  equal(addressOn(screen), '/account/create');
};

const reasons: Partial<Record<FailureCode, string>> = {
  offline: 'We’re not sure your account was created',
  server: 'We’re not sure your account was created',
  'timed-out': 'We’re not sure your account was created',
  'bad-answer': 'We’re not sure your account was created',
};

const REFUSED_FIELDS: Record<string, unknown> = {
  'createAccount: e-mail taken': { field: 'emailAddress', code: 'email-taken', message: null },
  'createAccount: first name refused': { field: 'firstName', code: 'invalid', message: 'Please leave out emoji.' },
};

export const model = defineModel<typeof createAccountMachine>({
  machine: createAccountMachine,
  inputs: { 'to the menu': { returnTo: MENU } },
  events: { 'account.submitted': [{ label: 'Ada', payload: { account: ADA } }] },
  outcomes: {
    clearSession: [done('cleared'), failed('offline', 'offline')],
    createAccount: [
      done('created', { outcome: 'created' }),
      done('e-mail taken', { outcome: 'invalid', field: 'emailAddress', code: 'email-taken', message: null }),
      done('first name refused', {
        outcome: 'invalid',
        field: 'firstName',
        code: 'invalid',
        message: 'Please leave out emoji.',
      }),
      done('digital card, information', {
        outcome: 'card-refused',
        card: 'digital',
        problem: 'card-information-error',
      }),
      done('digital card, state', { outcome: 'card-refused', card: 'digital', problem: 'card-state-error' }),
      done('registered card, information', {
        outcome: 'card-refused',
        card: 'registered',
        problem: 'card-information-error',
      }),
      done('registered card, state', { outcome: 'card-refused', card: 'registered', problem: 'card-state-error' }),
      done('reputation or unknown', { outcome: 'generic' }),
      ...REQUEST_FAILS,
      failed('rate limited', 'rate-limited'),
      failed('unreadable', 'bad-answer'),
    ],
    signInSilently: [done('signed in', true), done('challenged or refused', false), failed('server error', 'server')],
    recordConversion: [done('recorded'), failed('blocked', new Error('blocked'))],
  },
  failures: {
    unreported: {
      clearSession: 'ACC-044 asks for no message: the form follows, and sending it says what is wrong.',
      signInSilently: 'ACC-068: a failed silent sign-in leads to the sign-in page, without an error.',
      recordConversion: 'ACC-068 FC-140: a tracker never blocks the redirect and says nothing.',
    },
  },
  // The 200 ms before the redirect are of ACC-067; the specification names no bound of a request: the others are our choice.
  waits: { clearBound: 5_000, createBound: 35_000, recordBound: 200, signInBound: 15_000, redirectPause: 200 },
  bound: ({ failure, refused, signedIn }) => [failure, refused, signedIn],
  limit: 200,
  rest: ['filling', 'welcomed', 'atSignIn', 'partlyCreated', 'atCards'],
  tags: ['entering', 'created'],
  invariants: {
    'nothing that was entered is kept, the password least of all': ({ context }) => {
      const kept = JSON.stringify(context);
      return ![ADA.password, ADA.emailAddress, ADA.firstName].some((entered) => kept.includes(entered));
    },
    'ACC-066 a conversion is recorded only where the whole account was made': (now) =>
      !now.matches('recording') || now.context.refused === null,
    'ACC-068 a silent sign-in that fails is no error of its own': (now, before) =>
      before?.value !== 'signingIn' || now.context.failure === null,
  },
  properties: {
    'ACC-064 a second submit while the request is running sends none': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value !== 'filling' && stimulus.via === 'event'),
    'ACC-064 the request carries what was entered': (graph) =>
      missing(graph, 'account.submitted(Ada)', starts('createAccount', { account: ADA })),
    'ACC-072 ACC-073 any other refusal is reported without its reason': (graph) =>
      missing(graph, 'createAccount: reputation or unknown', emits('account.refused')),
    'ACC-066 once the whole account is made the conversion is recorded, before anything is waited for': (graph) =>
      missing(graph, 'createAccount: created', starts('recordConversion', undefined)),
    'ACC-065 FC-140 whatever becomes of the conversion, the silent sign-in follows': (graph) =>
      graph.edges.filter(({ before, next }) => before.value === 'recording' && next.value !== 'signingIn'),
    'ACC-067 only the 200 ms lead on to the page': (graph) =>
      graph.edges.filter(({ before, stimulus }) => before.value === 'welcoming' && stimulus.via !== 'after'),
    'ACC-065 ACC-067 ACC-068 a visitor who was signed in goes to the page that was wanted, any other to sign-in': (
      graph,
    ) =>
      always(graph, ['after(redirectPause)'], ({ before, next }) => {
        const { signedIn } = before.context;
        return next.value === (signedIn === true ? 'welcomed' : 'atSignIn');
      }),
    'ACC-065 ACC-068 only a silent sign-in that succeeded counts as one': (graph) =>
      graph.edges
        .filter(({ before }) => before.value === 'signingIn')
        .filter(({ next, stimulus }) => next.context.signedIn !== (stimulus.name === 'signInSilently: signed in')),
    'ACC-067 ACC-068 ACC-070 ACC-071 FC-154 each end names its page, with the address or the problem it is for': (
      graph,
    ) =>
      graph.edges.flatMap((edge) =>
        edge.effects
          .filter(({ name }) => name === 'page.requested')
          .filter(({ value }) => {
            const { refused, signedIn } = edge.next.context;
            const page = refused?.card === 'digital' ? 'partial-success' : 'cards';
            const whole = { page: signedIn ? 'return' : 'sign-in', to: '/menu' };
            return !isDeepStrictEqual(value, { next: refused === null ? whole : { page, problem: refused.problem } });
          })
          .map(() => labelOf(edge)),
      ),
    'ACC-070 ACC-071 the card problem is the one that was answered': (graph) =>
      graph.edges
        .filter(({ stimulus }) => / card, /.test(stimulus.name))
        .filter(({ next, stimulus }) => {
          const [, card, what] = /^createAccount: (\w+) card, (\w+)/.exec(stimulus.name) ?? [];
          return !isDeepStrictEqual(next.context.refused, { card, problem: `card-${what}-error` });
        }),
    'ACC-069 ACC-074 a refused field is named with its reason': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name in REFUSED_FIELDS)
        .filter(({ effects, stimulus }) => !has({ effects }, emits('field.refused', REFUSED_FIELDS[stimulus.name]))),
    'ACC-070 ACC-071 FC-154 a card error leads to its own page, whatever the silent sign-in says': (graph) =>
      graph.edges.filter(({ before, next }) => {
        const { refused } = before.context;
        const due = refused?.card === 'digital' ? 'partlyCreated' : 'atCards';
        return before.value === 'signingIn' && refused !== null && next.value !== due;
      }),
    'ACC-073 every failure of the request leads back to the form': (graph) =>
      graph.edges
        .filter(({ before }) => before.value === 'creating')
        .filter(hasFailed)
        .filter(({ next }) => next.value !== 'filling'),
  },
  shows: {
    entering: {
      says: 'ACC-044 until the session is cleared there is no form, and it is said that it comes',
      see: ({ screen }) => {
        equal(submit(screen), null);
        equal(screen.getByRole('status').textContent, 'Loading the form…');
      },
    },
    filling: {
      says: 'ACC-045 ACC-073 the form can be sent, and a try without an answer says so and what to do',
      see: ({ snapshot, screen }) => {
        const { failure } = snapshot.context;
        equal(submit(screen)?.getAttribute('aria-disabled'), null);
        if (failure === null) equal(alertOn(screen), '');
        else {
          const due = reasons[failure] ?? 'We couldn’t create your account';
          ok(alertOn(screen).includes(due), alertOn(screen));
          equal(screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' }).value, ADA.password);
        }
      },
    },
    creating: {
      says: 'ACC-064 while the request is running the form says so and cannot be sent again',
      see: ({ screen }) => seesBusy(screen, 'Creating your account…'),
    },
    recording: {
      says: 'ACC-066 FC-140 whether or not a tracker has answered, the page says that the account is made',
      see: ({ screen }) => seesPageStay(screen),
    },
    signingIn: {
      says: 'ACC-065 after success the person is signed in without being asked for anything',
      see: ({ screen }) => seesBusy(screen, 'Welcome! Signing you in…'),
    },
    welcoming: {
      says: 'ACC-067 until the 200 ms are over the page stays',
      see: ({ screen }) => seesPageStay(screen),
    },
    welcomed: {
      says: 'ACC-067 ACC-068 a member gets to the requested page',
      see: ({ screen }) => equal(addressOn(screen), '/menu'),
    },
    atSignIn: {
      says: 'ACC-068 a visitor who is not signed in gets to sign-in, which keeps the requested page',
      see: ({ screen }) => equal(addressOn(screen), '/account/signin?returnUrl=%2Fmenu'),
    },
    partlyCreated: {
      says: 'ACC-070 a digital card that failed leads to partial success with its message',
      see: ({ snapshot, screen }) =>
        equal(addressOn(screen), `/account/create/partial-success/${snapshot.context.refused?.problem}`),
    },
    atCards: {
      says: 'ACC-071 a registered card that failed leads to the cards with its message',
      see: ({ snapshot, screen }) =>
        equal(
          addressOn(screen),
          `/account/cards?mode=from_account_create&card_error=${snapshot.context.refused?.problem}`,
        ),
    },
  },
  causes: {
    'account.submitted': {
      control: ({ screen }) => submit(screen),
      perform: async (user, { screen, payload: { account } }) => {
        for (const [label, text] of [
          ['First name', account.firstName],
          ['Last name', account.lastName],
          ['Email address', account.emailAddress],
          ['Password', account.password],
        ] as const) {
          const field = screen.getByLabelText(label, { selector: 'input' });
          await user.clear(field);
          await user.paste(text);
        }
        const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the Terms of Use' });
        if (!terms.checked) await user.click(terms);
        await user.click(screen.getByRole('button', { name: 'Create account' }));
      },
    },
  },
});
