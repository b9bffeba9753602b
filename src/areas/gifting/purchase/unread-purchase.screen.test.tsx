import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type AnyActorLogic, fromPromise } from 'xstate';
import { buyGifts } from '#api/gifts/gift-purchase.ts';
import { DAY_MS } from '#domain/durations.ts';
import { Failure } from '#domain/failure.ts';
import type { FollowedGift, GiftAnswer } from '#domain/gifting/gift-progress.ts';
import { GIFT_PURCHASE_KEY } from '#domain/gifting/gift-purchase.ts';
import { GIFT, payAsMember } from '#tests/support/gift-on-screen.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

/** The session ends; answers with the way back into it. */
function expire(): () => void {
  const { session } = app.parts;
  const gwen = session.visitor();
  session.expire();
  return () => {
    if (gwen.kind === 'member') session.admit(gwen);
  };
}

/** The answer to the purchase is lost, and its status cannot be read by who is signed out. */
const unread = (isAcknowledged: boolean) => ({
  runtime: {
    actors: {
      submitGift: fromPromise(async () => {
        throw new Failure('offline');
      }),
      followGift: fromPromise(
        async (): Promise<FollowedGift> => ({ isAcknowledged, status: { outcome: 'unread', failure: 'signed-out' } }),
      ),
    },
  },
});

/** The answer to the purchase will be lost; nothing is seen of it at first, and later that it was bought. */
async function openForLostGift() {
  const ends: FollowedGift[] = [
    { isAcknowledged: false, status: { outcome: 'missing' } },
    { isAcknowledged: true, status: { outcome: 'success', orderNumber: 'G1' } },
  ];
  const readNext = fromPromise(async () => ends.shift() ?? Promise.reject(new Failure('offline')));
  await app.open(GIFT, { runtime: { actors: { followGift: readNext } } });
  app.world.fail(buyGifts, 'drop-after', 1);
}

const signInAt = (place: ReturnType<typeof within>) => place.findByRole('link', { name: 'Sign in' });

test('GFT-059 who is signed out before the end of a purchase is known is led to sign in, and back', async () => {
  const gift = { productNumber: '80010101', amount: 2500, recipients: 1, currency: 'USD', end: null };
  const marker = { requestId: 'request-00000001', startedAt: Date.now(), ...gift };
  window.sessionStorage.setItem(GIFT_PURCHASE_KEY, JSON.stringify(marker));
  await app.open('/gift/confirmation', unread(true));
  const signIn = expire();
  await app.heading('Your order is still processing');
  const link = await signInAt(app.main());
  expect(link.getAttribute('href')).toBe('/account/signin?returnUrl=%2Fgift%2Fconfirmation');
  expect(app.main().getByText('You’ve been signed out. Sign in again to continue.')).toBeTruthy();
  signIn();
  await app.main().findByRole('button', { name: 'Check again' });
  expect(app.main().queryByText('You’ve been signed out. Sign in again to continue.')).toBeNull();
});

test('FC-004 who is signed out before anything is learnt does not read that nothing was charged', async () => {
  await app.open(GIFT, unread(false));
  const dialog = await payAsMember(app);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('We’re still checking on your gift');
  const signIn = expire();
  const link = await signInAt(within(alert));
  expect(link.getAttribute('href')).toBe('/account/signin?returnUrl=%2Fgift%2F80010101%23payment');
  signIn();
  await within(alert).findByRole('button', { name: 'Check again' });
});

test('FC-064 GFT-045 a gift that nothing is seen of, once the session has ended, leads its buyer to sign in', async () => {
  const missing = fromPromise(
    async (): Promise<FollowedGift> => ({ isAcknowledged: false, status: { outcome: 'missing' } }),
  );
  app.world.fail(buyGifts, 'drop-before');
  await app.open(GIFT, { runtime: { actors: { followGift: missing } } });
  const dialog = await payAsMember(app);
  await dialog.findByText('We can’t see your gift yet');
  const signIn = expire();
  const alert = within(await dialog.findByRole('alert'));
  await signInAt(alert);
  expect(alert.queryByRole('button')).toBeNull();
  signIn();
  await alert.findByRole('button', { name: 'Try again' });
});

test('SVC-032 OPP-074 GFT-045 FC-004 D-405 a lost purchase that is sent again and called a duplicate is looked for, and bought once', async () => {
  await openForLostGift();
  let sent = 0;
  answerInstead(buyGifts, (send) => {
    sent += 1;
    return sent === 1 ? send() : Response.json({ code: '121063' }, { status: 422 });
  });
  const dialog = await payAsMember(app);
  await dialog.findByText('We can’t see your gift yet');
  await app.press('Try again');
  await app.heading('Your gift is on its way!');
  expect(screen.queryByText('Your gift wasn’t sent')).toBeNull();
  const [first, again, ...more] = sentBodies(buyGifts).map((body) => Object(body).requestId);
  expect([again, more]).toEqual([first, []]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['once midnight has passed', async () => void vi.setSystemTime(Date.now() + DAY_MS), 'Try again'],
  ['in another language', () => act(() => app.parts.catalogue.setLocale('fr-CA')), 'Réessayer'],
])(
  'FC-004 GFT-011 D-438 the very same gift that is paid again %s is the one that was sent, and bought once',
  async (_, change, again) => {
    await openForLostGift();
    vi.spyOn(globalThis, 'fetch');
    const dialog = await payAsMember(app);
    await dialog.findByText('We can’t see your gift yet');
    await change();
    await app.press(again);
    await app.main().findByText('G1');
    expect(screen.queryByText(/^This is the order you placed first|^Voici la commande/)).toBeNull();
    const [first, second, ...more] = sentBodies(buyGifts);
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    await app.router.navigate({ href: GIFT });
    expect((await screen.findByLabelText<HTMLInputElement>(/^(Recipient’s name|Nom du destinataire)$/)).value).toBe('');
  },
);

type GiftActors = Record<'submitGift' | 'followGift', AnyActorLogic>;

/** The form of a gift whose purchase is in doubt, with another recipient's name. */
async function changeInDoubt(actors: GiftActors, name: string) {
  await app.open(GIFT, { runtime: { actors } });
  const sheet = await payAsMember(app);
  await sheet.findByText('We’re still checking on your gift');
  app.router.history.back();
  await app.noDialog();
  await app.enter(app.field('Recipient’s name'), name);
}

async function backToForm() {
  await app.router.navigate({ href: GIFT });
  await screen.findByRole('button', { name: 'Continue to payment' });
}

test.each([
  ['at once', []],
  ['by a later look', [{ isAcknowledged: false, status: { outcome: 'unread', failure: 'offline' } }]],
] as const)(
  'FC-005 GFT-010 GFT-011 D-407 where the earlier gift is found bought %s, what was filled in since is kept until it is bought',
  async (_, unread) => {
    const answers: GiftAnswer[] = [{ outcome: 'accepted', delay: 1, answeredAt: 0, requestId: null }];
    const ends: FollowedGift[] = [
      { isAcknowledged: false, status: { outcome: 'unread', failure: 'offline' } },
      ...unread,
      { isAcknowledged: true, status: { outcome: 'success', orderNumber: 'G1' } },
      { isAcknowledged: true, status: { outcome: 'success', orderNumber: 'G2' } },
    ];
    const lost = [new Failure('offline')];
    const submitGift = fromPromise(async () => {
      const failure = lost.shift();
      if (failure) throw failure;
      return answers.shift() ?? Promise.reject(new Failure('offline'));
    });
    const followGift = fromPromise(async () => ends.shift() ?? Promise.reject(new Failure('offline')));
    await changeInDoubt({ submitGift, followGift }, 'Grace');
    await app.enter(app.field('Recipient’s email'), 'grace@example.com');
    const payForLater = async () => {
      await app.press('Continue to payment');
      await screen.findByRole('dialog', { name: 'Review and send' });
      await app.press(/^Pay \$/);
    };
    await payForLater();
    if (unread.length > 0) await app.press('Check again');
    await screen.findByText(/^This is the order you placed first: it went through/);
    await backToForm();
    const recipient = () => [app.field('Recipient’s name').value, app.field('Recipient’s email').value];
    expect(recipient()).toEqual(['Grace', 'grace@example.com']);
    await payForLater();
    await app.main().findByText('G2');
    await backToForm();
    expect(recipient()).toEqual(['', '']);
  },
);

test.each([
  ['what was filled in since', 'Grace', 'Grace'],
  ['nothing where it was filled in as before', 'Ada', ''],
] as const)(
  'FC-004 GFT-011 D-411 where a look finds the gift in doubt bought, the form keeps %s',
  async (_, entered, kept) => {
    const ends: FollowedGift[] = [
      { isAcknowledged: false, status: { outcome: 'unread', failure: 'offline' } },
      { isAcknowledged: true, status: { outcome: 'success', orderNumber: 'G1' } },
    ];
    const submitGift = fromPromise(async () => Promise.reject(new Failure('offline')));
    const followGift = fromPromise(async () => ends.shift() ?? Promise.reject(new Failure('offline')));
    await changeInDoubt({ submitGift, followGift }, entered);
    await app.press('Continue to payment');
    await app.press('Check again');
    await app.main().findByText('G1');
    await backToForm();
    expect(app.field('Recipient’s name').value).toBe(kept);
  },
);
