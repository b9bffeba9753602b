import { expect, test } from 'vitest';
import { TEST_CARDS } from './card-sentinels.ts';
import { cardOfToken } from './card-token.ts';
import { cardVaultAnswer } from './card-vault.ts';
import { CARD_VAULT_PATH } from './card-vault-path.ts';

const ask = (body: object, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  cardVaultAnswer(
    new Request(`http://localhost${CARD_VAULT_PATH}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
const card = (number: string) => ({
  number,
  paymentType: 'visa',
  expires: { month: 4, year: 2031 },
  securityCode: '123',
});
const tokenOf = async (number: string) => (await (await ask(card(number))).json()).token;

test('BIL-024 CRD-048 a card becomes a token that holds its last four digits and no other', async () => {
  const token = await tokenOf(TEST_CARDS.visa);
  expect(cardOfToken(token)).toEqual({
    paymentType: 'visa',
    lastFour: '1111',
    expires: { month: 4, year: 2031 },
    declined: false,
    issuedAt: expect.any(Number),
    addressToken: undefined,
  });
  expect(token).not.toContain(TEST_CARDS.visa.slice(-5));
  expect(token).not.toContain(TEST_CARDS.visa.slice(0, 5));
  expect(await tokenOf(TEST_CARDS.visa)).not.toBe(token);
  expect(cardOfToken(token.replace('1111', '2222'))).toBeNull();
});

test('D-351 a guest’s billing address goes along by its token, and a text that is none is refused', async () => {
  const of = async (addressToken: string) => ask({ ...card(TEST_CARDS.visa), addressToken });
  const { token } = await (await of('once-4f')).json();
  expect(cardOfToken(token)?.addressToken).toBe('once-4f');
  expect((await of('once_4f')).status).toBe(400);
});

test('FC-148 each failure has its number', async () => {
  expect(cardOfToken(await tokenOf(TEST_CARDS.declined))?.declined).toBe(true);
  expect(await tokenOf(TEST_CARDS.tokenless)).toBeNull();
  expect((await ask(card(TEST_CARDS.broken))).status).toBe(500);
});

test('what is no card, or comes from another site, is refused', async () => {
  expect((await ask({ ...card('4111'), securityCode: '12' })).status).toBe(400);
  expect((await ask(card(TEST_CARDS.visa), { 'content-type': 'text/plain' })).status).toBe(415);
  const foreign = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  expect((await ask(card(TEST_CARDS.visa), foreign)).status).toBe(403);
  expect((await cardVaultAnswer(new Request(`http://localhost${CARD_VAULT_PATH}`))).status).toBe(405);
});
