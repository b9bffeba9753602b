import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { profileQuery, readProfile } from '#api/account/profile.ts';
import { redeemPromoCode } from '#api/rewards/redeem-promo-code.ts';
import { readSession } from '#api/session/session.ts';
import { readMessagesFile } from '#messages/catalogue.ts';
import { answerInstead, held, holdFirstAnswer } from '#tests/support/held-calls.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const FAILED = "We couldn't redeem your offer";
const GENERIC = "Looks like you're not eligible for this offer.";
const INVALID = 'Looks like this offer could not be validated. Please try again.';
const EXPIRED = 'Looks like this offer can no longer be redeemed.';
const TOO_SOON = 'Looks like you tried to redeem this offer too soon. Try again later.';
const MESSAGE = 'You’ve got 50 bonus Stars.';

const open = (matchId: string) => app.open(`/rewards/promo/redeem?_branch_match_id=${matchId}`);
const redeemed = () => app.heading('Success!');
const refused = async (words: string) => {
  await app.heading(FAILED);
  expect(app.main().getByText(words)).toBeTruthy();
};

const gwen = () => app.world.account('member-green');

describe('a link', () => {
  test('PRM-003 PRM-006 PRM-007 PRM-014 PRM-019 PRM-020 PRM-023 PRM-025 is read, its code sent once, and its words shown', async () => {
    await open('7000');
    await redeemed();
    expect(app.main().getByText(MESSAGE)).toBeTruthy();
    expect(app.main().getByText('It could take up to 24 hours for the Reward to show up.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See your account' })).toBeNull();
    expect([app.calls(redeemPromoCode), app.world.effects.promosRedeemed]).toEqual([1, 1]);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('PRM-003 PRM-006 is looked up with the keys that the retailer has configured', async () => {
    const branch = { initCode: 'autumn', appKey: `key_live_${'autumn'.repeat(5)}au` };
    app.startWorld({ persona: 'member-green', settings: { universal: { branch } } });
    await open('7000');
    await redeemed();
    const [asked] = app.world.deepLinksAsked;
    expect([asked?.get('branch_key'), asked?.get('link_identifier')]).toEqual([branch.appKey, '7000']);
    expect(JSON.parse(asked?.get('options') ?? '{}').metadata).toEqual({ initCode: 'autumn' });
    expect(app.world.deepLinksAsked).toHaveLength(1);
    const longest = '7'.repeat(256);
    await open(longest);
    await waitFor(() => expect(app.world.deepLinksAsked.at(-1)?.get('link_identifier')).toBe(longest));
  });

  test('PRM-024 PRM-025 without words of the server leads to account and order', async () => {
    await open('7001');
    await redeemed();
    expect(app.main().getByText('It could take up to 24 hours for the Reward to show up.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start an order' }).getAttribute('href')).toBe('/menu');
    await app.follow('See your account');
    expect(app.address()).toBe('/account/rewards');
  });

  test('PRM-009 PRM-020 FC-164 may write its keys in any letter case; its code is sent as it is written', async () => {
    vi.spyOn(globalThis, 'fetch');
    await open('7003');
    await redeemed();
    expect(sentVariables(redeemPromoCode)).toEqual([{ promoCode: 'stars50' }]);
  });

  test('PRM-026 PRM-027 RWD-016 shows a picture under the images base of the retailer, and leads to the app', async () => {
    app.startWorld({ persona: 'member-green', settings: { imagesBase: '/pictures' } });
    await open('7000');
    await redeemed();
    const picture = () => app.main().getAllByRole('presentation')[0]?.getAttribute('src');
    await waitFor(() => expect(picture()).toBe('/pictures/promo-codes/success.svg'));
    await app.follow('Learn more');
    expect(app.address()).toBe('/rewards/mobile-apps');
    await open('7002');
    await app.heading(FAILED);
    await waitFor(() => expect(picture()).toBe('/pictures/promo-codes/failure.svg'));
    expect(app.main().getByRole('link', { name: 'Learn more' }).getAttribute('href')).toBe('/rewards/mobile-apps');
  });

  test('FC-112 words of the server with markup are words', async () => {
    await open('7013');
    await redeemed();
    expect(app.main().getByText('<img src=x onerror=window.__xss=1>50 Stars')).toBeTruthy();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });
});

describe('nothing is sent', () => {
  for (const [why, query] of [
    ['without a match id', ''],
    ['with an empty one', '?_branch_match_id='],
    ['with two', '?_branch_match_id=7000&_branch_match_id=7001'],
    ['with one that is too long', `?_branch_match_id=${'7'.repeat(257)}`],
  ] as const) {
    test(`PRM-004 PRM-005 FC-164 ${why}, and the account is not read`, async () => {
      await app.open(`/rewards/promo/redeem${query}`);
      await refused(INVALID);
      expect([app.calls(redeemPromoCode), app.calls(readProfile)]).toEqual([0, 0]);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  }

  for (const [why, matchId, words] of [
    ['PRM-018 FC-164 for a link without a code', '7002', INVALID],
    ['PRM-015 FC-164 for another market', '7004', GENERIC],
    ['PRM-015 PRM-017 for members of a later day', '7005', GENERIC],
    ['PRM-008 where the link service is broken', '7007', INVALID],
    ['PRM-018 for a link without data', '7008', INVALID],
    ['PRM-018 for data that are a list', '7009', INVALID],
    ['PRM-018 for a code that is no text', '7010', INVALID],
    ['PRM-015 PRM-017 for a market that is no text', '7019', GENERIC],
    ['PRM-015 PRM-017 for a date that is no text', '7020', GENERIC],
    ['PRM-018 for a link that is not known', '7<b>', INVALID],
  ] as const) {
    test(why, async () => {
      await open(encodeURIComponent(matchId));
      await refused(words);
      expect(app.calls(redeemPromoCode)).toBe(0);
      expect(document.querySelector('main b')).toBeNull();
    });
  }

  test('PRM-008 FC-166 while the link service is broken, which each try asks once: the next one is not held up', async () => {
    await open('7007');
    await refused(INVALID);
    expect(app.world.deepLinksAsked).toHaveLength(1);
    await app.press('Try again');
    await waitFor(() => expect(app.world.deepLinksAsked).toHaveLength(2));
    await refused(INVALID);
  });

  test('PRM-006 where the retailer has no deep-link service', async () => {
    app.startWorld({ persona: 'member-green', settings: { universal: { branch: null } } });
    await open('7000');
    await refused(INVALID);
    expect(app.calls(redeemPromoCode)).toBe(0);
  });

  test('PRM-011 PRM-016 for a member without a sub-market', async () => {
    gwen().subMarket = null;
    await open('7000');
    await refused(GENERIC);
    expect(app.calls(redeemPromoCode)).toBe(0);
  });

  test('PRM-002 PRM-013 while there is no network, and the waiting has an end', async () => {
    app.world.fail(readProfile, 'drop-before');
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await open('7000');
    await refused(GENERIC);
    expect(app.calls(redeemPromoCode)).toBe(0);
  });

  test('PRM-013 FC-164 while the account cannot be read; the next try can', async () => {
    await app.open('/rewards/mobile-apps');
    // What was read of it before is too old to go by.
    app.parts.queryClient.setQueryData(profileQuery().queryKey, await readProfile({}), { updatedAt: 1 });
    app.world.fail(readProfile, 'status:500', 1);
    await app.router.navigate({ to: '/rewards/promo/redeem', search: { _branch_match_id: '7000' } });
    await refused(GENERIC);
    expect(app.calls(redeemPromoCode)).toBe(0);
    await app.press('Try again');
    await redeemed();
    expect(app.calls(redeemPromoCode)).toBe(1);
  });
});

describe('a redemption', () => {
  for (const [matchId, words, rows] of [
    ['71002', INVALID, 'PRM-029'],
    ['71009', INVALID, 'PRM-029'],
    ['71003', EXPIRED, 'PRM-030'],
    ['71004', EXPIRED, 'PRM-030'],
    ['71005', EXPIRED, 'PRM-030'],
    ['71007', EXPIRED, 'PRM-030'],
    ['71006', TOO_SOON, 'PRM-031'],
    ['71008', GENERIC, 'PRM-032'],
    ['71010', GENERIC, 'PRM-032'],
    ['71100', GENERIC, 'PRM-032'],
    ['74711', GENERIC, 'PRM-032'],
    ['7011', INVALID, 'PRM-029'],
    ['7012', INVALID, 'PRM-029'],
    ['7014', GENERIC, 'PRM-021'],
    ['7015', GENERIC, 'PRM-032'],
    ['7016', GENERIC, 'PRM-032'],
    ['7021', EXPIRED, 'PRM-021 PRM-030'],
    ['7022', EXPIRED, 'PRM-030'],
    ['7023', GENERIC, 'PRM-032'],
    ['7024', EXPIRED, 'PRM-030'],
  ] as const) {
    test(`${rows} PRM-028 PRM-033 PRM-034 of link ${matchId} is refused, and not sent again`, async () => {
      await open(matchId);
      await refused(words);
      expect(app.calls(redeemPromoCode)).toBe(1);
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  }

  test('PRM-019 PRM-029 of a link is not sent again after a reload, or when the page is opened anew', async () => {
    await open('7000');
    await redeemed();
    await open('7000');
    await redeemed();
    expect(screen.getByRole('link', { name: 'See your account' })).toBeTruthy();
    await open('71009');
    await refused(INVALID);
    await open('71009');
    await refused(INVALID);
    expect(app.calls(redeemPromoCode)).toBe(2);
  });

  test('PRM-032 that was refused without a code is refused when the page is opened anew, with the same words', async () => {
    await open('7023');
    await refused(GENERIC);
    await open('7023');
    await refused(GENERIC);
    expect(app.calls(redeemPromoCode)).toBe(1);
  });

  test('PRM-019 D-198 of one member says nothing to another one of the same browser, whose own code is sent', async () => {
    await open('7000');
    await redeemed();
    app.world.become('member-gold');
    await open('7000');
    await redeemed();
    expect([app.calls(redeemPromoCode), app.world.effects.promosRedeemed]).toEqual([2, 2]);
  });

  describe('that waits for another tab', () => {
    /** Another tab has the lock until the test frees it; `over` is what came of the turn of this page. */
    const waitForTurn = async (matchId: string) => {
      const { release: free, released: others } = held();
      const over = vi.fn();
      const request = vi.fn(async (_: string, work: () => Promise<unknown>) => {
        await others;
        return work().finally(over);
      });
      Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
      await open(matchId);
      await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
      return async () => {
        free();
        await waitFor(() => expect(over).toHaveBeenCalled());
      };
    };
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'locks');
    });

    test('PRM-019 D-198 is sent once the other one is over', async () => {
      const takeTurn = await waitForTurn('7000');
      expect(app.calls(redeemPromoCode)).toBe(0);
      await takeTurn();
      await redeemed();
      expect(app.world.effects.promosRedeemed).toBe(1);
    });

    test('PRM-019 FC-071 is not sent while it is asked whose session it is, which another member has begun', async () => {
      const takeTurn = await waitForTurn('7000');
      app.world.become('member-gold');
      app.world.fail(readSession, 'latency:300');
      act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
      await takeTurn();
      expect(app.parts.session.visitor()).toMatchObject({ firstName: 'Goldie' });
      expect([app.calls(redeemPromoCode), app.world.effects.promosRedeemed]).toEqual([0, 0]);
    });

    for (const [who, next] of [
      ['no other one is', null],
      ['another member is', 'member-gold'],
    ] as const) {
      test(`PRM-019 D-198 is not sent where its member has signed out meanwhile, and ${who} signed in`, async () => {
        const takeTurn = await waitForTurn('7000');
        const { session } = app.parts;
        await app.router.navigate({ to: '/rewards/mobile-apps' });
        await session.signOut();
        if (next) {
          app.world.become(next);
          session.refresh();
          await waitFor(() => expect(session.visitor().kind).toBe('member'));
        }
        await takeTurn();
        expect([app.calls(redeemPromoCode), app.world.effects.promosRedeemed]).toEqual([0, 0]);
        expect(window.localStorage.getItem('northstar.promo-redemptions')).toBeNull();
      });
    }
  });

  test('PRM-019 FC-071 to which one member is on the way is not sent for the next one', async () => {
    const { release: arrive, released: words } = held();
    await app.open('/rewards/mobile-apps', {
      readArea: async (area, locale) => {
        if (area === 'rewards-promo') await words;
        return readMessagesFile(area, locale);
      },
    });
    const { session } = app.parts;
    app.world.become('member-gold');
    act(() => session.refresh());
    void app.router.navigate({ to: '/rewards/promo/redeem', search: { _branch_match_id: '7000' } });
    await waitFor(() => expect(session.visitor()).toMatchObject({ firstName: 'Goldie' }));
    arrive();
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/account/for-you'));
    expect(app.calls(redeemPromoCode)).toBe(0);
  });

  test('PRM-019 that was left before its answer is not sent again; the answer is waited for', async () => {
    const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(redeemPromoCode.graph.name));
    await open('7000');
    await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
    await open('7000');
    // It knows by now what is to be redeemed.
    await waitFor(() => expect(app.world.deepLinksAsked).toHaveLength(2));
    // Longer than a page looks at what another one has sent before it says that its end is not known.
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(screen.queryByRole('heading', { name: FAILED })).toBeNull();
    arrive();
    await redeemed();
    expect(app.calls(redeemPromoCode)).toBe(1);
  });

  test('PRM-019 PRM-032 whose answer was lost is not sent again for ten minutes', async () => {
    app.world.fail(redeemPromoCode, 'drop-after', 1);
    await open('7000');
    await refused(GENERIC);
    await open('7000');
    await refused(TOO_SOON);
    expect([app.calls(redeemPromoCode), app.world.effects.promosRedeemed]).toEqual([1, 1]);
  });

  test('PRM-001 PRM-019 that met the end of the session is sent after the next sign-in, to which it leads', async () => {
    app.world.fail(redeemPromoCode, 'status:401', 1);
    await open('7000');
    await waitFor(() => expect(app.address()).toMatch(/^\/account\/signin\?returnUrl=.*_branch_match_id/));
    expect(window.localStorage.getItem('northstar.promo-redemptions')).toBeNull();
    app.world.become('member-green');
    await open('7000');
    await redeemed();
    expect(app.world.effects.promosRedeemed).toBe(1);
  });

  test('PRM-019 D-396 that the server refused for a session that is over can be tried again in the next one', async () => {
    const { release, released } = held();
    let sent = 0;
    answerInstead(redeemPromoCode, async (send) => {
      sent += 1;
      if (sent > 1) return send();
      await released;
      return Response.json({}, { status: 401 });
    });
    await open('7000');
    await waitFor(() => expect(sent).toBe(1));
    const visitor = app.parts.session.visitor();
    if (visitor.kind !== 'member') throw new Error('A member is needed.');
    app.parts.session.admit(visitor);
    release();
    await refused(GENERIC);
    await app.press('Try again');
    await redeemed();
    expect(app.world.effects.promosRedeemed).toBe(1);
  });

  test('FC-026 PRM-019 of a page that starts twice, as in development, is sent once', async () => {
    await app.open('/account/rewards');
    await app.heading('Your rewards');
    app.drawStrict();
    await app.router.navigate({ to: '/rewards/promo/redeem', search: { _branch_match_id: '7000' } });
    await redeemed();
    expect([app.calls(redeemPromoCode), app.world.effects.promosRedeemed]).toEqual([1, 1]);
  });

  test('leaves no mark after a sign-out, and none of personal data before', async () => {
    await open('7000');
    await redeemed();
    const kept = window.localStorage.getItem('northstar.promo-redemptions') ?? '';
    expect(JSON.parse(kept)).toEqual([
      { matchId: '7000', owner: expect.any(String), outcome: 'redeemed', at: expect.any(Number) },
    ]);
    expect(kept).not.toContain(gwen().memberId);
    await app.parts.session.signOut();
    expect(window.localStorage.getItem('northstar.promo-redemptions')).toBeNull();
  });
});

test('PRM-001 PRM-005 a visitor who is not signed in comes back to the same link', async () => {
  app.startWorld({ persona: 'anonymous' });
  await app.open('/rewards/promo/redeem?utm_source=mail&_branch_match_id=7000');
  expect(app.address()).toBe(
    `/account/signin?returnUrl=${encodeURIComponent('/rewards/promo/redeem?utm_source=mail&_branch_match_id=7000')}`,
  );
  expect(app.calls(redeemPromoCode)).toBe(0);
});
