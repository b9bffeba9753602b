import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import * as appFiles from '#api/app-files.ts';
import type { FollowedGift, GiftAnswer } from '#domain/gifting/gift-progress.ts';
import { readMessagesFile } from '#messages/catalogue.ts';
import * as missingPart from '#platform/missing-part.ts';
import { loadDocumentOnce } from '#platform/missing-part.ts';
import { fillInGift, fillInOpenGift, GIFT, payAsMember, toPaymentAsMember } from '#tests/support/gift-on-screen.ts';
import { held } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';

const app = setUpApp({ persona: 'anonymous' });

const WAY_BACK = `returnUrl=${encodeURIComponent(`${GIFT}#payment`)}`;
const METHODS = '/account/payment-method';
const BILLING = `${METHODS}/add/billing-address`;

const RELOADED_AT = 'northstar.reloaded-at';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Whether the app would load the document anew by itself. */
function mayLoad(): boolean {
  window.sessionStorage.removeItem(RELOADED_AT);
  // jsdom says that it loads no document.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return loadDocumentOnce({ path: '/', typed: {} });
}

/** Whether the browser asks, and whether the app would load the document anew by itself. */
const now = () => ({ isAsked: isAsked(), mayLoad: mayLoad() });
const GUARDED = { isAsked: true, mayLoad: false };
const KEPT_ONLY = { isAsked: false, mayLoad: false };
const FREE = { isAsked: false, mayLoad: true };

const to = (href: string) => app.router.navigate({ href });

test('D-186 D-422 in the steps that pay a gift the browser asks before it is lost with the document, which the app does not load anew by itself on any page', async () => {
  await fillInGift(app);
  await app.press('Add a payment method');
  await app.heading('Billing address');
  expect(now()).toEqual(GUARDED);
  await to(`${METHODS}/gift/guest/credit-card?${WAY_BACK}`);
  await app.heading('Pay with a card');
  expect(now()).toEqual(GUARDED);
  await to(`/account/signin?returnUrl=${encodeURIComponent(`${BILLING}?${WAY_BACK}`)}`);
  await app.heading('Welcome back');
  expect(now(), 'a sign-in on the way').toEqual(GUARDED);
  for (const [elsewhere, heading] of [
    ['/menu', 'Menu'],
    [`${METHODS}/gift/guest/credit-card?returnUrl=%2Fmenu%2Fcart`, 'Pay with a card'],
    ['/gift', 'Coffee’s on you'],
  ] as const) {
    await to(elsewhere);
    await app.heading(heading);
    expect(now(), elsewhere).toEqual(KEPT_ONLY);
  }
});

/** From a gift that is filled in to its first step, whose file cannot be had. */
async function toMissingStep(hasHost: () => boolean) {
  standIn(appFiles, 'hasHost', async () => hasHost());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await app.open(GIFT, {
    readArea: async (area, locale) => {
      if (area === 'address') throw new TypeError('Failed to fetch dynamically imported module: /assets/address.js');
      return readMessagesFile(area, locale);
    },
  });
  await fillInOpenGift(app);
  await app.press('Add a payment method');
}

/** A press loads the document, if the browser's question is answered so; else the gift is still there. */
async function loadByPress() {
  const load = vi.fn();
  standIn(missingPart, 'loadDocument', load);
  await app.press('Try again');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await to(`${GIFT}#payment`);
  expect((await screen.findByLabelText<HTMLInputElement>('Recipient’s email')).value).toBe('ada@example.com');
}

test('D-056 D-186 D-422 a step whose file is gone since a release says so: the document is not loaded anew by itself, nor unasked by a press', async () => {
  await toMissingStep(() => true);
  await app.heading('Something spilled');
  expect(app.address()).toBe(`${BILLING}?${WAY_BACK}`);
  expect(window.sessionStorage.getItem(RELOADED_AT)).toBeNull();
  expect(isAsked()).toBe(true);
  await loadByPress();
});

test('FC-173 D-056 D-186 D-422 nor is it where the network comes back: the page says that, and leaves it to a press', async () => {
  let hasHost = false;
  await toMissingStep(() => hasHost);
  await app.heading('You’re offline');
  const load = vi.fn();
  standIn(missingPart, 'loadDocument', load);
  hasHost = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await app.heading('Something spilled');
  expect(load).not.toHaveBeenCalled();
  await loadByPress();
});

test('D-422 nothing is asked where the form was emptied before it was left', async () => {
  await fillInGift(app);
  await app.press('Add a payment method');
  await app.heading('Billing address');
  await to(GIFT);
  for (const name of ['Recipient’s name', 'Recipient’s email'])
    await app.user.clear(await screen.findByLabelText(name));
  expect(now(), 'the form itself').toEqual(FREE);
  await to(`${METHODS}/gift/guest/credit-card?${WAY_BACK}`);
  await app.heading('Pay with a card');
  expect(now()).toEqual(FREE);
});

test('FC-071 D-186 D-422 after a sign-out nothing is asked, also in a step', async () => {
  await app.open(GIFT, { as: 'member-green' });
  await toPaymentAsMember(app);
  await to(`${METHODS}?${WAY_BACK}`);
  await app.heading('Payment methods');
  expect(now()).toEqual(GUARDED);
  await act(async () => void (await app.parts.session.signOut()));
  await waitFor(() => expect(app.address()).toContain('/account/signin'));
  expect(now()).toEqual(FREE);
});

test.each([
  ['was bought', false, FREE],
  ['was changed since, and is that of another gift', true, GUARDED],
])(
  'D-186 D-411 D-422 a gift that was bought meanwhile is not asked about; one that %s',
  async (_, isChanged, expected) => {
    const { release, released } = held<GiftAnswer>();
    const status = { outcome: 'success', orderNumber: null } as const;
    await app.open(GIFT, {
      as: 'member-green',
      runtime: {
        actors: {
          submitGift: fromPromise(() => released),
          followGift: fromPromise(async (): Promise<FollowedGift> => ({ isAcknowledged: true, status })),
        },
      },
    });
    await payAsMember(app);
    if (isChanged) {
      await to(GIFT);
      await app.enter(await screen.findByLabelText('Recipient’s name'), 'Grace');
    }
    await to(`${METHODS}?${WAY_BACK}`);
    await app.heading('Payment methods');
    expect(now(), 'on its way').toEqual(GUARDED);
    release({ outcome: 'accepted', delay: 1, answeredAt: 0, requestId: 'request-00000001' });
    await screen.findByText(/Your gift is on its way/);
    expect(now()).toEqual(expected);
  },
);
