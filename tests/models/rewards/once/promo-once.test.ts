import { describe, expect, test } from 'vitest';
import { once, stuckIn, wayTo } from '../../kit/product-of-machines.ts';
import { explored, type Rules, SOUND, type World } from './once-world.ts';

const MOST_MS = 180_000;

const isTwice = ({ redemptions }: World) => redemptions > 1;
const saysNo = (world: World, problem: string) =>
  world.tabs.some(({ page }) => page.matches('refused') && page.context.problem === problem);
const saysYes = ({ tabs }: World) => tabs.some(({ page }) => page.hasTag('redeemed'));
const isFalselyRedeemed = (world: World) => saysYes(world) && world.redemptions === 0;
/** What the server has redeemed is never said to be over; that its answer was lost is another thing. */
const isFalselyOver = (world: World) => world.redemptions > 0 && saysNo(world, 'expired');
/** A page is turned away while another one is still to hear that it is redeemed. */
const isTurnedAway = (world: World) =>
  saysNo(world, 'try-again') && world.late === 0 && world.turns.some(({ isHeard, sent }) => isHeard && sent !== 'not');

describe.each([
  ['one tab', 1, 200],
  ['two tabs', 2, 10_000],
] as const)(
  '%s',
  (_, tabs, least) => {
    const all = once(() => explored(SOUND, tabs));

    test('PRM-019 FC-026 D-198 in every order of answers, reloads, Back and tabs one link is redeemed once', () => {
      expect(all().states.size).toBeGreaterThan(least);
      expect(wayTo(all(), isTwice)).toBeNull();
    });

    test('PRM-023 PRM-028 what is redeemed is never said to be over, and nothing else to be redeemed', () => {
      expect(wayTo(all(), isFalselyRedeemed)).toBeNull();
      expect(wayTo(all(), isFalselyOver)).toBeNull();
    });

    test('PRM-032 from everywhere every page comes to an end', () => {
      expect(stuckIn(all(), ({ tabs }) => tabs.every(({ page }) => !page.hasTag('busy')))).toBeNull();
    });
  },
  MOST_MS,
);

test.each([
  ['a page that keeps nothing', 1, { isMarked: false }, isTwice],
  ['tabs that do not wait for one another', 2, { isLocked: false }, isTurnedAway],
] as const)(
  'the exploration finds what goes wrong with %s',
  (_, tabs, broken, goesWrong) => {
    const rules: Rules = { ...SOUND, ...broken };
    expect(wayTo(explored(rules, tabs, goesWrong), goesWrong)).not.toBeNull();
  },
  MOST_MS,
);
