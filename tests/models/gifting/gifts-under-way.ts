import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import type { FollowedGift } from '#domain/gifting/gift-progress.ts';
import type { GiftMarker, GiftPayload } from '#domain/gifting/gift-purchase.ts';
import { done, failed } from '../kit/model.ts';
import { alertOn, buttonOn, heading } from '../kit/on-screen.ts';

/** A gift of $25 to so many. */
export const giftTo = (...recipients: readonly string[]): GiftPayload => ({
  locale: 'en-US',
  currency: 'USD',
  payment: { kind: 'instrument', id: 'visa', paymentType: 'visa' },
  senderName: 'Gwen',
  senderEmail: 'gwen@northstar.test',
  gifts: recipients.map((recipientName) => ({
    productNumber: '80010101',
    amount: 2500,
    message: '',
    recipientName,
    recipientEmail: `${recipientName}@example.com`,
    deliveryMethod: 'email',
    deliveryDate: '2026-11-23',
  })),
});

const press = (requestId: string, payload: GiftPayload) => ({ requestId, payload, startedAt: 1000 });
export const FIRST = press('request-1', giftTo('ada'));
export const AGAIN = press('request-2', giftTo('ada'));
export const OTHER = press('request-3', giftTo('grace', 'hedy'));

/** What an earlier page remembers. */
export const left = (end: GiftMarker['end']): GiftMarker => ({
  requestId: 'request-0',
  startedAt: 0,
  productNumber: '80010101',
  amount: 2500,
  recipients: 3,
  currency: 'USD',
  answer: null,
  end,
});
/** The page is loaded anew two seconds after the server has asked to wait for nine. */
export const ANSWERED = { ...left(null), answer: { delay: 9000, at: 100_000 } };
export const NOW = 102_000;

export const REFUSED = { code: '170046', orderNumber: null };
export const FAILED = { code: '121044', orderNumber: 'G9' };

/** What the server makes of a purchase. */
export const SUBMIT_ANSWERS = [
  done('accepted', { outcome: 'accepted' as const, delay: 9000, answeredAt: 5000, requestId: null }),
  done('accepted under an id of the server', {
    outcome: 'accepted' as const,
    delay: 9000,
    answeredAt: 5000,
    requestId: 'server-1',
  }),
  done('duplicates', { outcome: 'refused' as const, refusal: REFUSED }),
  done('received before', { outcome: 'refused' as const, refusal: { code: '121063', orderNumber: null } }),
  failed('offline', 'offline'),
  failed('server error', 'server'),
  failed('timed out', 'timed-out'),
  failed('too many', 'rate-limited'),
  failed('signed out', 'signed-out'),
];

export const followed = (label: string, status: FollowedGift['status'], isAcknowledged = true) =>
  done(label, { status, isAcknowledged });

export const isOnForm = (screen: Screen) => screen.queryByTestId('busy') !== null;
export const isBusy = (screen: Screen) => {
  equal(screen.getByTestId('busy').textContent, 'true');
  equal(alertOn(screen), '');
};
export const isIdle = (screen: Screen) => equal(screen.getByTestId('busy').textContent, 'false');
export const isChecking = (screen: Screen) => screen.queryByText('Checking your order') !== null;
export const alertSays = (screen: Screen, ...words: readonly string[]) => {
  for (const each of words) ok(alertOn(screen).includes(each), `${each} in ${alertOn(screen)}`);
};
/** On its form also in so many words; on the confirmation, where it was loaded anew, that it is not known. */
export const saysUnsure = (screen: Screen, words: string) => {
  if (isOnForm(screen)) {
    isIdle(screen);
    alertSays(screen, words, 'you’ll only be charged once', 'Check again', 'Try again');
  } else {
    ok(heading('We’re not sure your gift went through'));
    ok(buttonOn(screen, 'Check again'));
  }
};
