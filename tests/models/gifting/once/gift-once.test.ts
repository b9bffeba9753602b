import { describe, expect, test } from 'vitest';
import { once, stuckIn, wayTo } from '../../kit/product-of-machines.ts';
import { explored } from './once-steps.ts';
import { type Bounds, type Rules, SOUND, saidBought, type World } from './once-world.ts';

/** One tab, in which the person changes the gift, and tries again. */
const ONE_TAB: Bounds = { tabs: 1, ids: 2, messages: 2, isPlain: false };
/** The tab is duplicated, with what lies in its storage. */
const TWO_TABS: Bounds = { tabs: 2, ids: 2, messages: 2, isPlain: true };

const MOST_MS = 180_000;

const isTwice = ({ charges }: World) => charges > 1;
const isCharged = ({ fates }: World, id: string) => fates[id] === 'charged' || fates[id] === 'bought';
const isFalselyFailed = (world: World) => world.saidFailed.some((id) => isCharged(world, id));
const isFalselyBought = (world: World) =>
  world.tabs.some((tab) => saidBought(tab) !== null && !isCharged(world, saidBought(tab) ?? ''));

describe.each([
  ['one tab', ONE_TAB, 6_000],
  ['two tabs', TWO_TABS, 40_000],
] as const)(
  '%s',
  (_, bounds, least) => {
    const all = once(() => explored(SOUND, bounds));

    test('FC-001 FC-004 FC-005 GFT-058 in every order of presses, lost answers, late copies and page loads one intent is one charge', () => {
      expect(all().states.size).toBeGreaterThan(least);
      expect(wayTo(all(), isTwice)).toBeNull();
    });

    test('FC-004 FC-010 GFT-057 a paid gift is never said to have failed, and an unpaid one never to be bought', () => {
      expect(wayTo(all(), isFalselyFailed)).toBeNull();
      expect(wayTo(all(), isFalselyBought)).toBeNull();
    });

    test('FC-010 FC-011 GFT-062 from everywhere the person can still come to know that the gift is bought', () => {
      // Where this model has no more ids and messages, no more can be asked for.
      const counts = ({ ids, network, charges }: World) =>
        network.length < bounds.messages && (charges > 0 || ids < bounds.ids);
      expect(stuckIn(all(), ({ tabs }) => tabs.some(saidBought), counts)).toBeNull();
    });
  },
  MOST_MS,
);

test.each([
  ['a page that does not keep what it sends', { isKept: false }, isTwice],
  ['a page that sends another gift unasked', { isVerified: false }, isTwice],
  ['a page that hears a late press', { areLatePressesIgnored: false }, isTwice],
  ['a server that does not know an id again', { areIdsRecognised: false }, isTwice],
  ['a server that forgets a refusal', { areRefusalsRemembered: false }, isFalselyFailed],
  ['a server that closes nothing', { doesReadingClose: false }, isTwice],
] as const)(
  'the exploration finds what goes wrong with %s',
  (_, broken, goesWrong) => {
    const rules: Rules = { ...SOUND, ...broken };
    const found = explored(rules, { tabs: 1, ids: 2, messages: 2, isPlain: false }, goesWrong);
    expect(wayTo(found, goesWrong)).not.toBeNull();
  },
  MOST_MS,
);
