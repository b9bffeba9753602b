import { numberFormat } from '#domain/intl-formats.ts';
import type { Locale } from '#domain/locale.ts';
import { type Sender, sendMail } from '../account/outbox.ts';
import { wordsIn } from '../menu/words.ts';
import type { World } from '../world.ts';
import type { PurchaseBody } from './gift-checks.ts';

/**
 * Issues the purchases that are done by the clock of the world, and sends the gifts whose day has come; nothing of a world runs by
 * itself, so each look asks first.
 */
export function sendDueGifts({ clock, gifts }: Pick<World, 'clock' | 'gifts'>): void {
  const now = clock.now();
  for (const purchase of gifts.purchases.values()) {
    if (purchase.kind === 'taken' && purchase.failsWith === null && purchase.doneAt <= now) purchase.issue();
  }
  const due = gifts.waiting.filter(({ dueAt }) => dueAt <= now);
  for (const mail of due) {
    gifts.waiting.splice(gifts.waiting.indexOf(mail), 1);
    mail.send();
  }
}

/** The most that the clocks of a country are ahead of UTC, milliseconds. */
const FARTHEST_AHEAD_MS = 14 * 60 * 60_000;

/** When a gift goes out, milliseconds since 1970: as its day begins where it begins first, so that "today" never waits. */
export const giftDueAt = ({ deliveryDate }: { readonly deliveryDate: string }): number =>
  Date.parse(deliveryDate) - FARTHEST_AHEAD_MS;

/** Dollars, without decimals where they are whole. */
const moneyIn = (locale: Locale, amount: number, currency: string) =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
  }).format(amount);

/** The gift, in the language and the currency that it was bought in. */
export function mailGift(world: Sender, body: PurchaseBody, gift: PurchaseBody['egifts'][number]): void {
  const { locale, currency, senderName } = body;
  const { recipientEmail, recipientName, amount, message } = gift;
  const money = moneyIn(locale, amount, currency);
  const text = wordsIn(locale, [
    `Hi ${recipientName}, here is ${money} to spend at Northstar.`,
    `Bonjour ${recipientName}, voici ${money} à dépenser chez Northstar.`,
    `Hola, ${recipientName}: aquí tienes ${money} para gastar en Northstar.`,
  ]);
  const quoted = wordsIn(locale, [`“${message}”`, `«\u00a0${message}\u00a0»`, `“${message}”`]);
  sendMail(world, {
    to: recipientEmail,
    subject: wordsIn(locale, [
      `${senderName} sent you a gift`,
      `${senderName} vous a envoyé un cadeau`,
      `${senderName} te envió un regalo`,
    ]),
    text: message === '' ? text : `${text} ${quoted}`,
  });
}

/** Mails the sender what was charged. */
export function mailReceipt(world: Sender, body: PurchaseBody, orderNumber: string): void {
  const { locale, currency, senderEmail, egifts } = body;
  const total = moneyIn(
    locale,
    egifts.reduce((sum, { amount }) => sum + amount, 0),
    currency,
  );
  sendMail(world, {
    to: senderEmail,
    subject: wordsIn(locale, [
      `Your gift order ${orderNumber}`,
      `Votre commande de cadeaux ${orderNumber}`,
      `Tu pedido de regalos ${orderNumber}`,
    ]),
    text: wordsIn(locale, [`You were charged ${total}.`, `Nous vous avons facturé ${total}.`, `Te cobramos ${total}.`]),
  });
}
