import { expect, test } from 'vitest';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../server.ts';
import { PROMO_LINKS } from './promo-links.ts';

setUpServer();

const redeem = (promoCode: string) => redeemPromoCode({ variables: { promoCode } });

test('PRM-020 a code is redeemed once for each member, in any letter case, in the member’s language', async () => {
  const world = startWorld({ persona: 'member-green' });
  expect(await redeem('STARS50')).toMatchObject({
    error: null,
    data: { redeemPromoCode: { message: 'You’ve got 50 bonus Stars.' } },
  });
  expect(await redeem('stars50')).toMatchObject({ error: { code: '1004' }, permanentFail: false, data: null });
  world.become('member-gold');
  world.setLocale('fr-CA');
  expect(await redeem('STARS50')).toMatchObject({
    data: { redeemPromoCode: { message: 'Vous avez 50 étoiles en prime.' } },
  });
  expect(world.effects.promosRedeemed).toBe(2);
});

test('PRM-001 without a sign-in nothing is redeemed', async () => {
  const world = startWorld();
  await expect(redeem('STARS50')).rejects.toMatchObject({ code: 'signed-out' });
  expect(world.effects.promosRedeemed).toBe(0);
});

test('PRM-010 a refusal has a code, is for good, or says nothing', async () => {
  startWorld({ persona: 'member-green' });
  expect(await redeem('CODE1006')).toEqual({ error: { code: '1006' }, permanentFail: false, data: null });
  expect(await redeem('PERMANENT')).toEqual({ error: null, permanentFail: true, data: null });
  await expect(redeem('CODELESS')).resolves.toEqual({ error: { code: null }, permanentFail: false, data: null });
  await expect(redeem('BARE')).resolves.toEqual({ error: { code: null }, permanentFail: false, data: null });
  expect(await redeem('PERMANENT1003')).toEqual({ error: { code: '1003' }, permanentFail: true, data: null });
  for (const code of ['NULLED1003', 'LATER1003']) {
    expect(await redeem(code), code).toEqual({ error: { code: '1003' }, permanentFail: false, data: null });
  }
});

test('PRM-007 the service knows each link of the table, and answers with nothing for others', async () => {
  const read = async (id: string) => {
    const answer = await fetch('http://northstar.test/deep-links/v1/open', {
      method: 'POST',
      body: new URLSearchParams({ link_identifier: id }),
    });
    const { data }: { data: string } = await answer.json();
    return JSON.parse(data);
  };
  startWorld();
  expect(await read('7000')).toEqual({ promocode: 'STARS50', market: 'US', eligibilityDate: '2020-01-01' });
  expect(await read('constructor')).toEqual({});
  // A match id without a digit is one that Branch's library never asks for.
  expect(Object.keys(PROMO_LINKS).filter((id) => !/\d/.test(id))).toEqual([]);
});
