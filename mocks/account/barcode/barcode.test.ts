import { expect, test } from 'vitest';
import { fetchBarcode } from '#api/account/barcode.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { setUpWorld } from '#tests/support/set-up-server.ts';
import { BLANK_CARD_END, BROKEN_BARCODE_END } from '../account-sentinels.ts';
import { cardRecord } from '../cards/card-record.ts';

const server = setUpWorld({ persona: 'member-gold' });

const cards = () => server.world.account('member-gold').cards;
const barcode = (cardNumber = cards()[0]?.cardNumber ?? '') => fetchBarcode({ body: { cardNumber } });

test('CRD-019 a card of the member has a picture, another card has none', async () => {
  const image = await barcode();
  expect(image.type).toBe('image/svg+xml');
  expect(await image.text()).toMatch(/^<svg/);
  await expect(barcode('6000000000000000')).rejects.toMatchObject({ code: 'refused' });
});

test('CRD-013 a visitor gets none', async () => {
  const { cardNumber } = cards()[0] ?? { cardNumber: '' };
  server.world.become('anonymous');
  await expect(barcode(cardNumber)).rejects.toMatchObject({ code: 'signed-out' });
});

test('CRD-015 the server, too, wants a proof of the last 30 minutes', async () => {
  server.world.clock.advance(30 * MINUTE_MS);
  await barcode();
  server.world.clock.advance(1);
  await expect(barcode()).rejects.toMatchObject({ code: 'verification-due' });
});

test('CRD-020 CRD-021 cards by whose numbers every outcome can be tried', async () => {
  const [broken, blank] = [BROKEN_BARCODE_END, BLANK_CARD_END].map((end) =>
    cardRecord({ cardNumber: `612345678901${end}`, balance: 0 }),
  );
  if (!broken || !blank) throw new Error('Two cards are made.');
  cards().push(broken, blank);
  await expect(barcode(broken.cardNumber)).rejects.toMatchObject({ code: 'server' });
  expect((await barcode(blank.cardNumber)).size).toBe(0);
});
