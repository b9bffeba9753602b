import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  isEligible,
  lifeOfMark,
  promoEndOf,
  promoLinkOf,
  promoProblemOf,
  type RewardsState,
  redemptionStatusOf,
} from './promo-redemption.ts';

const NOTHING = { promoCode: null, market: null, eligibilityDate: null };

describe('what a link says', () => {
  test.each(['promocode', 'PromoCode', 'PROMOCODE', 'pRoMoCoDe'])('PRM-009 FC-164 a code under the key %s', (key) => {
    expect(promoLinkOf({ [key]: 'STARS50' }).promoCode).toBe('STARS50');
  });

  test('PRM-007 PRM-008 market and eligibility date beside the code, in any letter case', () => {
    expect(promoLinkOf({ promocode: ' A ', MARKET: 'US', EligibilityDate: '2024-06-18', $canonical: 'x' })).toEqual({
      promoCode: 'A',
      market: 'US',
      eligibilityDate: '2024-06-18',
    });
  });

  test('PRM-009 of two spellings the first with a text counts', () => {
    expect(promoLinkOf({ promocode: '', PromoCode: 'FIRST', PROMOCODE: 'SECOND' }).promoCode).toBe('FIRST');
  });

  test('PRM-018 data of other shapes say nothing', () => {
    for (const data of [
      undefined,
      null,
      [],
      ['promocode'],
      'promocode',
      7,
      {},
      { promocode: 7, market: '', eligibilityDate: null },
    ]) {
      expect(promoLinkOf(data), JSON.stringify(data)).toEqual(NOTHING);
    }
  });

  test.each([1_718_668_800_000, ['CA'], {}, false, 0])(
    'PRM-015 PRM-017 a market or a date that is no text, but %j, is not left out: it fits no member',
    (value) => {
      const member = { userSubMarket: 'CA', joinDate: '2024-06-18T09:00:00.000Z' };
      for (const key of ['market', 'Market', 'eligibilityDate']) {
        expect(isEligible(member, promoLinkOf({ promocode: 'X', [key]: value })), key).toBe(false);
        expect(isEligible(member, promoLinkOf({ promocode: 'X', [key]: null }))).toBe(true);
      }
      expect(promoLinkOf({ market: value, MARKET: 'CA' }).market).toBe('CA');
    },
  );

  test('PRM-018 whatever it is handed, it answers with texts that are not empty', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const { promoCode, market, eligibilityDate } = promoLinkOf(data);
        expect(promoCode === null || promoCode.trim() !== '').toBe(true);
        for (const asked of [market, eligibilityDate]) expect(asked === '' || asked === ' ').toBe(false);
      }),
    );
  });

  test('a code of one character and one of 10,000 are codes', () => {
    for (const promoCode of ['S', 'S'.repeat(10_000)]) expect(promoLinkOf({ promoCode }).promoCode).toBe(promoCode);
  });
});

describe('who is eligible', () => {
  const member = { userSubMarket: 'US', joinDate: '2024-06-18T09:00:00.000Z' };
  test.each([
    ['a link that asks for nothing', NOTHING, true],
    ['the market', { ...NOTHING, market: 'US' }, true],
    ['the market in another letter case', { ...NOTHING, market: 'us' }, true],
    ['another market', { ...NOTHING, market: 'CA' }, false],
    ['an earlier date', { ...NOTHING, eligibilityDate: '2024-06-17' }, true],
    ['the day of joining', { ...NOTHING, eligibilityDate: '2024-06-18' }, true],
    ['the instant of joining', { ...NOTHING, eligibilityDate: '2024-06-18T09:00:00.000Z' }, true],
    ['an instant later', { ...NOTHING, eligibilityDate: '2024-06-18T09:00:00.001Z' }, false],
    ['a later date', { ...NOTHING, eligibilityDate: '2024-06-19' }, false],
    ['a date that is none', { ...NOTHING, eligibilityDate: 'soon' }, false],
    ['the market, but a later date', { ...NOTHING, market: 'US', eligibilityDate: '2999-01-01' }, false],
  ] as const)('PRM-014 PRM-017 %s', (_, link, expected) => {
    expect(isEligible(member, link)).toBe(expected);
  });

  test('PRM-017 the market of the member in another letter case', () => {
    expect(isEligible({ ...member, userSubMarket: 'us' }, { ...NOTHING, market: 'US' })).toBe(true);
  });

  test.each([
    ['2024-06-18', '2024-06-18T00:00:00-05:00', true],
    ['2024-06-18', '2024-06-18T23:59:59Z', true],
    ['2024-06-17', '2024-06-18T00:00:00+14:00', false],
    ['2024-06-18T00:30:00+02:00', '2024-06-18', true],
    ['2024-06-17T23:30:00-07:00', '2024-06-18', false],
    ['2024-13-18', '2024-06-18T00:00:00Z', false],
  ] as const)('PRM-017 a member since %s is one since the day of %s: %s', (joinDate, eligibilityDate, expected) => {
    expect(isEligible({ userSubMarket: 'US', joinDate }, { ...NOTHING, eligibilityDate })).toBe(expected);
  });

  describe('on devices of other zones', () => {
    afterEach(() => {
      vi.unstubAllEnvs();
    });
    test.each([
      ['2024-06-18T05:00:00', '2024-06-18T05:00:01'],
      ['2024-06-18T05:00', '2024-06-18 05:01'],
      ['2024-06-18 05:00:00.000', '2024-06-18T05:00:00.001'],
      ['06/18/2024', '06/19/2024'],
      ['June 18, 2024 05:00', 'June 18, 2024 05:01'],
      ['2024-06-18', '2024-06-19'],
      ['2024-06-17T22:00:00-07:00', '2024-06-17T22:00:01-0700'],
      ['Tue, 18 Jun 2024 05:00:00 GMT', 'Tue Jun 18 2024 07:00:01 GMT+0200 (CEST)'],
      ['Jun 17 2024 22:00 PDT', 'Jun 17 2024 22:01 PDT'],
    ])('PRM-017 from %s on, and not from %s on, wherever that is', (fits, later) => {
      for (const zone of ['UTC', 'America/Los_Angeles', 'Asia/Tokyo']) {
        vi.stubEnv('TZ', zone);
        for (const joinDate of ['2024-06-18T05:00:00.000Z', '2024-06-18T05:00:00']) {
          const isFrom = (eligibilityDate: string) =>
            isEligible({ ...member, joinDate }, { ...NOTHING, eligibilityDate });
          expect([isFrom(fits), isFrom(later)], `${joinDate} in ${zone}`).toEqual([true, false]);
        }
      }
    });
  });

  test('PRM-016 PRM-017 without a sub-market or a join date a member is not, whatever the link asks for', () => {
    for (const lacking of [{ userSubMarket: null }, { joinDate: null }, { userSubMarket: '' }, { joinDate: '' }]) {
      expect(isEligible({ ...member, ...lacking }, NOTHING), JSON.stringify(lacking)).toBe(false);
    }
  });
});

describe('what became of a redemption', () => {
  const idle: RewardsState = { loading: false, error: null, permanentFail: false, data: null };
  const data = { redeemPromoCode: { message: 'Yes' } };
  const error = { code: '1006' };
  test.each([
    ['everything at once', { loading: true, error, permanentFail: true, data }, 'loading'],
    ['an error beside the rest', { loading: false, error, permanentFail: true, data }, 'error'],
    ['a failure for good beside data', { ...idle, permanentFail: true, data }, 'failed'],
    ['data', { ...idle, data }, 'success'],
    ['nothing yet', idle, null],
  ] as const)('PRM-010 PRM-021 PRM-022 %s', (_, state, status) => {
    expect(redemptionStatusOf(state)).toBe(status);
  });

  test.each([
    ['PRM-029', '1002', 'invalid'],
    ['PRM-029', '1009', 'invalid'],
    ['PRM-030', '1003', 'expired'],
    ['PRM-030', '1004', 'expired'],
    ['PRM-030', '1005', 'expired'],
    ['PRM-030', '1007', 'expired'],
    ['PRM-031', '1006', 'try-again'],
    ['PRM-032', '1008', 'generic'],
    ['PRM-032', '1010', 'generic'],
    ['PRM-032', '1100', 'generic'],
    ['PRM-032', '4711', 'generic'],
    ['PRM-032', 'constructor', 'generic'],
    ['PRM-032', '', 'generic'],
    ['PRM-032', null, 'generic'],
  ] as const)('%s PRM-033 FC-050 code %s', (_, code, problem) => {
    expect(promoProblemOf(code)).toBe(problem);
    expect(promoEndOf({ ...idle, error: { code } })).toEqual({ outcome: 'refused', problem });
  });

  test('PRM-028 a failure for good has the generic words', () => {
    expect(promoEndOf({ ...idle, permanentFail: true })).toEqual({ outcome: 'refused', problem: 'generic' });
  });

  test('PRM-023 PRM-024 a message that is empty is none', () => {
    const ends = [' Fifty Stars ', '', '  ', null].map((message) =>
      promoEndOf({ ...idle, data: { redeemPromoCode: { message } } }),
    );
    expect(ends).toEqual(['Fifty Stars', null, null, null].map((message) => ({ outcome: 'redeemed', message })));
  });

  test('D-198 what is redeemed is known for a day, everything else for ten minutes', () => {
    expect(lifeOfMark({ outcome: 'redeemed' })).toBe(86_400_000);
    expect(lifeOfMark({ outcome: 'sent' })).toBe(600_000);
    expect(lifeOfMark({ outcome: 'refused', problem: 'try-again' })).toBe(600_000);
  });
});
