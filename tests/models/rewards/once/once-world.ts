import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { endOfMark, markOf, type PromoEnd, type PromoMark, saidAtOnce } from '#domain/rewards/promo-redemption.ts';
import { promoRedemptionMachine } from '#machines/rewards/promo-redemption.machine.ts';
import { memoSteps } from '../../kit/memo-step.ts';
import { has } from '../../kit/on-graph.ts';
import { explore, noted, type Trace, withTab } from '../../kit/product-of-machines.ts';

type Page = SnapshotFrom<typeof promoRedemptionMachine>;

/** A page that waits for its turn to send the code, or has it: the first one of all tabs. `isHeard`: the page still waits for it. */
type Turn = { readonly tab: number; readonly isHeard: boolean; readonly sent: 'not' | 'under way' | Verdict };

const VERDICTS = ['redeemed', 'refused', 'signed out'] as const;
type Verdict = (typeof VERDICTS)[number];

/** Tabs, browser, network and server together, while one member opens one link. */
export type World = {
  readonly tabs: readonly { readonly page: Page }[];
  /** What all tabs see of the link. */
  readonly mark: PromoMark | null;
  readonly turns: readonly Turn[];
  /** Codes whose page was loaded anew, and that the server may still get. */
  readonly late: number;
  readonly redemptions: number;
  readonly trace: Trace | null;
};

/** What holds in the product (decision D-198); each can be broken to see that the exploration notices. */
export const SOUND = {
  /** What was sent lies where every tab sees it, before it is sent. */
  isMarked: true,
  /** One tab after the other. */
  isLocked: true,
};

export type Rules = Readonly<Record<keyof typeof SOUND, boolean>>;

/** How many codes may be on their way or wait for it: more show nothing new. */
const MOST = 3;

const { keyOf, start, step } = memoSteps({ page: promoRedemptionMachine });

const LINK = { promoCode: 'STARS50', market: null, eligibilityDate: null };
const MEMBER = { userSubMarket: 'US', joinDate: '2021-03-09T16:00:00.000Z' };
const REFUSED: PromoEnd = { outcome: 'refused', problem: 'expired' };

const done = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output });
const failed = (actor: string, code: 'offline' | 'signed-out') => ({
  type: `xstate.error.actor.${actor}`,
  error: new Failure(code),
});

/** What a page may hear beside the answer to its code. */
const LOADS: Readonly<Record<string, AnyEventObject>> = {
  'reads the link': done('openPromoLink', LINK),
  'cannot read the link': failed('openPromoLink', 'offline'),
  'reads the member': done('readPromoMember', MEMBER),
  'cannot read the member': failed('readPromoMember', 'offline'),
  'waits too long': { type: 'xstate.after.redeemBound.promoRedemption.redeeming' },
  'tries again': { type: 'retry.pressed' },
};
const LOST = failed('redeemPromoCode', 'offline');
const ENDED = failed('redeemPromoCode', 'signed-out');
const answers = new Map<string, AnyEventObject>();
const answered = (end: PromoEnd): AnyEventObject => {
  const key = JSON.stringify(end);
  const event = answers.get(key) ?? done('redeemPromoCode', end);
  answers.set(key, event);
  return event;
};

/** A page is opened in a tab: at first, by Back and Forward, or loaded anew. */
const opened = (world: World, at: number): World =>
  withTab(world, at, {
    page: start('page', { hasMatchId: true, earlier: saidAtOnce(world.mark) }).next as Page,
  });

function moved(world: World, at: number, event: AnyEventObject, rules: Rules): World {
  const tab = world.tabs[at];
  if (!tab) return world;
  const { next, effects } = step('page', tab.page, event);
  if (next === tab.page) return world;
  const page = next as Page;
  // What a page no longer waits for goes on without it.
  const isLeft = tab.page.matches('redeeming');
  const turns = world.turns.map((turn) => (isLeft && turn.tab === at ? { ...turn, isHeard: false } : turn));
  const now = withTab({ ...world, turns }, at, { page });
  if (!has({ effects }, 'redeemPromoCode')) return now;
  return begun({ ...now, turns: [...now.turns, { tab: at, isHeard: true, sent: 'not' }] }, rules);
}

/** The page that has the turn sends the code, unless something is known of it already. */
function begun(world: World, rules: Rules): World {
  const at = world.turns.findIndex(({ sent }, each) => sent === 'not' && (each === 0 || !rules.isLocked));
  const turn = world.turns[at];
  if (!turn) return world;
  if (world.mark) return over(world, at, answered(endOfMark(world.mark)), rules);
  const turns = world.turns.map((one, each) => (each === at ? { ...one, sent: 'under way' as const } : one));
  return begun({ ...world, turns, mark: rules.isMarked ? { outcome: 'sent' } : null }, rules);
}

/** A turn is over: its page hears of it where it waits, and the next one begins. */
function over(world: World, at: number, event: AnyEventObject, rules: Rules): World {
  const turn = world.turns[at];
  const rest = { ...world, turns: world.turns.filter((_, each) => each !== at) };
  return begun(turn?.isHeard ? moved(rest, turn.tab, event, rules) : rest, rules);
}

/** Back leaves the page and its code goes on; a page that is loaded anew hears no answer, and its turn ends. */
function stepsOfPeople(world: World, rules: Rules): World[] {
  const maySend = world.turns.length + world.late < MOST;
  return world.tabs.flatMap((tab, at) => {
    const steps: World[] = [];
    for (const [what, event] of Object.entries(LOADS)) {
      const now = moved(world, at, event, rules);
      if (now.tabs[at] !== tab && (maySend || now.turns.length <= world.turns.length)) {
        steps.push(noted(now, `tab ${at}: ${what}`));
      }
    }
    const turns = world.turns.map((turn) => (turn.tab === at ? { ...turn, isHeard: false } : turn));
    if (maySend) steps.push(noted(opened({ ...world, turns }, at), `tab ${at}: goes back and forth`));
    const late = world.turns.filter((turn) => turn.tab === at && turn.sent === 'under way').length;
    const gone = { ...world, turns: world.turns.filter((turn) => turn.tab !== at), late: world.late + late };
    if (maySend) steps.push(noted(opened(begun(gone, rules), at), `tab ${at}: is loaded anew`));
    return steps;
  });
}

/** The server takes every code that is not refused: once more would be twice. */
function stepsOfNetwork(world: World, rules: Rules): World[] {
  const steps: World[] = [];
  const redeemed = (now: World): World => ({ ...now, redemptions: Math.min(2, now.redemptions + 1) });
  if (world.late > 0) {
    const gone = { ...world, late: world.late - 1 };
    steps.push(noted(redeemed(gone), 'the server: a late code is redeemed'), noted(gone, 'a late code is lost'));
  }
  for (const [at, turn] of world.turns.entries()) {
    const say = (now: World, what: string) => steps.push(noted(now, `the code of tab ${turn.tab} ${what}`));
    // Also where the page was left: for the next one.
    const keep = (mark: PromoMark | null): World => (rules.isMarked ? { ...world, mark } : world);
    if (turn.sent === 'not') continue;
    if (turn.sent === 'under way') {
      say(over({ ...world, late: world.late + 1 }, at, LOST, rules), 'is not answered');
      for (const verdict of VERDICTS) {
        const turns = world.turns.map((one, each) => (each === at ? { ...one, sent: verdict } : one));
        const now = { ...world, turns };
        say(verdict === 'redeemed' ? redeemed(now) : now, `is ${verdict} by the server`);
      }
      continue;
    }
    if (turn.sent === 'signed out') {
      say(over(keep(null), at, ENDED, rules), 'met the end of the session');
      continue;
    }
    const end: PromoEnd = turn.sent === 'redeemed' ? { outcome: 'redeemed', message: null } : REFUSED;
    say(over(keep(markOf(end)), at, answered(end), rules), `is heard: ${turn.sent}`);
    say(over(world, at, LOST, rules), 'loses its answer');
  }
  return steps;
}

const keyOfWorld = ({ tabs, mark, turns, late, redemptions }: World) =>
  [tabs.map(({ page }) => keyOf(page)), JSON.stringify([mark, turns]), late, redemptions].join(' ');

/** Every state that so many tabs, network and server can be in together, up to one that is looked for. */
export function explored(rules: Rules, tabs: 1 | 2, until?: (world: World) => unknown) {
  const page = start('page', { hasMatchId: true, earlier: null }).next as Page;
  const begin = { tabs: Array.from({ length: tabs }, () => ({ page })), mark: null, turns: [], late: 0 };
  return explore({
    start: { ...begin, redemptions: 0, trace: null } as World,
    stepsFrom: (world) => [...stepsOfPeople(world, rules), ...stepsOfNetwork(world, rules)],
    keyOf: keyOfWorld,
    until,
  });
}
