import { describe, expect, test } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { type BegunReload, isReloadExpired, REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { Failure } from '#domain/failure.ts';
import { addMoneyMachine } from '#machines/cards/add-money.machine.ts';
import { explore, noted, stuckIn, type Trace, wayTo, withTab } from '../../kit/product-of-machines.ts';
import { stepper } from '../../kit/step.ts';

/** What the pretended server keeps of an id: the first thing that it made of it. */
type Verdict = 'charged' | 'refused';
/** A request on its way. `tab`: which one would still hear its answer. `verdict`: processed; `busy`: turned away unprocessed. */
type OnItsWay = { id: string; tab: number | null; verdict: Verdict | 'busy' | null };
type Tab = { page: SnapshotFrom<typeof addMoneyMachine> };

/** Tabs, browser, network and server together, while one person wants to add money once. */
type World = {
  tabs: readonly Tab[];
  kept: BegunReload | null;
  network: readonly OnItsWay[];
  verdicts: Readonly<Record<string, Verdict>>;
  charges: number;
  ids: number;
  /** How often more than a day has passed, after which a server knows no earlier id, and a person begins anew. */
  days: number;
  /** What was charged before that. */
  past: readonly string[];
  isPastCharged: boolean;
  trace: Trace | null;
};

type Rules = {
  tabs: 1 | 2;
  /** More of them show nothing new. */
  mostAtOnce: number;
  mostIds: number;
  mayChangeAmount: boolean;
  mayBeTurnedAway: boolean;
  isKeptOverReload: boolean;
  isOtherTabAskedAbout: boolean;
  isOnlyOwnDropped: boolean;
  areRefusalsRemembered: boolean;
  mostDays: number;
  isAgeMinded: boolean;
};
const SOUND: Rules = {
  tabs: 1,
  mostAtOnce: 3,
  mostIds: 3,
  mayChangeAmount: true,
  mayBeTurnedAway: true,
  isKeptOverReload: true,
  isOtherTabAskedAbout: true,
  isOnlyOwnDropped: true,
  areRefusalsRemembered: true,
  mostDays: 0,
  isAgeMinded: true,
};
/** That a server turns the first try away while another tab asks about it is left to chance (D-254). */
const IN_TWO_TABS: Rules = {
  ...SOUND,
  tabs: 2,
  mostAtOnce: 2,
  mostIds: 3,
  mayChangeAmount: false,
  mayBeTurnedAway: false,
};
/** What is on its way over the wire is so for less than a minute, so no day passes meanwhile. */
const OVER_DAYS: Rules = { ...SOUND, mostAtOnce: 2, mayChangeAmount: false, mostDays: 2 };
const IN_TWO_TABS_OVER_A_DAY: Rules = { ...IN_TWO_TABS, mostAtOnce: 1, mostIds: 2, mostDays: 1 };

const BUSY = { charging: 'submitReload', checking: 'checkReload' } as const;

const machine = stepper(addMoneyMachine);
const opened = (unfinished: BegunReload | null): Tab => ({
  page: machine.start({ cardId: 'card', amount: 2500, paymentMethodId: 'visa', unfinished }).next as Tab['page'],
});

const invokedIn = ({ page: { value } }: Tab) => (value === 'charging' || value === 'checking' ? BUSY[value] : null);
const nowIn = ({ days }: World) => days * (REQUEST_LIFE_MS + 1);
/** What a page reads of what is kept. */
const readIn = (world: World) => (world.kept && !isReloadExpired(world.kept, nowIn(world)) ? world.kept : null);
const isOver = ({ tabs }: World) => tabs.some(({ page }) => page.matches('added') || page.matches('received'));
/** How a tab is called in a trace. */
const inTab = (at: number) => (at === 0 ? '' : ' in the other tab');

type Move = { at: number; event: AnyEventObject; name: string; change?: Partial<World> };

/** The person, the clock or an answer moves a page: what it sends goes on its way, what it settles is no longer kept. */
function moved(before: World, { isOnlyOwnDropped }: Rules, { at, event, name, change }: Move): World {
  const world = { ...before, ...change };
  const { page } = theTab(world, at);
  const { next, effects } = machine.step(page, event);
  const tab = { page: next as Tab['page'] };
  const sends = effects.some(({ does }) => does === 'starts') ? tab.page.context.request : null;
  const settled = effects.find(({ name }) => name === 'request.settled' || name === 'request.expired')?.value as
    | { requestId: string }
    | undefined;
  const isDropped = settled && (!isOnlyOwnDropped || settled.requestId === world.kept?.requestId);
  // A page that waits no longer hears no answer.
  const network = invokedIn(tab) === null ? unheard(world.network, at) : world.network;
  return noted<World>(
    {
      ...withTab(world, at, tab),
      kept: sends ? (readIn(world) ?? sends) : isDropped ? null : world.kept,
      network: sends ? [...unheard(network, at), { id: sends.requestId, tab: at, verdict: null }] : network,
    },
    `${name}${inTab(at)}`,
  );
}

const unheard = (network: World['network'], at: number) =>
  network.map((one) => (one.tab === at ? { ...one, tab: null } : one));

function theTab({ tabs }: World, at: number): Tab {
  const tab = tabs[at];
  if (!tab) throw new Error(`There is no tab ${at}.`);
  return tab;
}

const ANSWERS = {
  charged: (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: { outcome: 'reloaded' } }),
  refused: (actor: string) => ({
    type: `xstate.done.actor.${actor}`,
    output: { outcome: 'refused', refusal: { code: '121048', message: null } },
  }),
  busy: (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Failure('rate-limited') }),
};

function stepsOfTab(world: World, at: number, rules: Rules): World[] {
  const { network, ids } = world;
  const kept = readIn(world);
  const now = rules.isAgeMinded ? nowIn(world) : 0;
  const tab = theTab(world, at);
  const move = (name: string, event: AnyEventObject, change: Partial<World> = {}) =>
    moved(world, rules, { at, event, name, change });
  const reloaded = { kept: rules.isKeptOverReload ? world.kept : null, network: unheard(network, at) };
  const page = opened(rules.isKeptOverReload ? kept : null);
  const steps = [noted<World>({ ...withTab(world, at, page), ...reloaded }, `the page is loaded anew${inTab(at)}`)];
  if (network.length < rules.mostAtOnce && ids < rules.mostIds) {
    const unfinished = rules.isOtherTabAskedAbout ? kept : null;
    steps.push(
      move(
        'add',
        { type: 'submit.pressed', requestId: `id-${ids}`, balance: 0, now, unfinished, isOnline: true },
        { ids: ids + 1 },
      ),
    );
  }
  if (network.length < rules.mostAtOnce) steps.push(move('try again', { type: 'check.pressed', now }));
  if (rules.mayChangeAmount) {
    const amount = tab.page.context.amount === 2500 ? 5000 : 2500;
    steps.push(move('another amount', { type: 'amount.chosen', amount }));
  }
  if (invokedIn(tab)) {
    steps.push(move('too long', { type: `xstate.after.submitBound.addMoney.${String(tab.page.value)}` }));
  }
  return steps;
}

function stepsOfNetwork(world: World, rules: Rules): World[] {
  const { network, verdicts, charges, past } = world;
  return network.flatMap((request, which) => {
    const others = network.filter((_, each) => each !== which);
    const become = (verdict: OnItsWay['verdict'], name: string, change: Partial<World> = {}): World =>
      noted({ ...world, ...change, network: [...others, { ...request, verdict }] }, `${name} ${request.id}`);
    const steps: World[] = [];
    const known = verdicts[request.id];
    if (request.verdict === null) {
      if (known) steps.push(become(known, 'the server recognises'));
      else {
        const keep = (verdict: Verdict) => ({ verdicts: { ...verdicts, [request.id]: verdict } });
        const isPastCharged = world.isPastCharged || past.includes(request.id);
        const charged = { ...keep('charged'), charges: charges + 1, isPastCharged };
        steps.push(become('charged', 'the server charges', charged));
        steps.push(become('refused', 'the server refuses', rules.areRefusalsRemembered ? keep('refused') : {}));
      }
      if (rules.mayBeTurnedAway) steps.push(become('busy', 'the server turns away'));
    }
    const at = request.tab;
    const actor = at === null ? null : invokedIn(theTab(world, at));
    if (at === null || !actor) return steps;
    const lost = request.verdict === null ? [...others, { ...request, tab: null }] : others;
    const error = { type: `xstate.error.actor.${actor}`, error: new Failure('offline') };
    steps.push(moved(world, rules, { at, event: error, name: 'the answer is lost', change: { network: lost } }));
    if (request.verdict) {
      const event = ANSWERS[request.verdict](actor);
      steps.push(moved(world, rules, { at, event, name: `${request.verdict} is heard`, change: { network: others } }));
    }
    return steps;
  });
}

/** The server forgets; from then on a person who adds money wants so anew. */
function stepsOfClock(world: World, { mostDays }: Rules): World[] {
  const { days, network, verdicts, past } = world;
  if (days >= mostDays || network.length > 0) return [];
  const charged = Object.keys(verdicts).filter((id) => verdicts[id] === 'charged');
  const forgotten = { days: days + 1, verdicts: {}, charges: 0, past: [...past, ...charged].sort() };
  return [noted({ ...world, ...forgotten }, 'more than a day passes')];
}

const keyOf = ({ tabs, kept, network, verdicts, charges, ids, days, past, isPastCharged }: World) =>
  JSON.stringify([
    tabs.map(({ page: { value, context } }) => [value, context]),
    kept,
    network.map((one) => JSON.stringify(one)).sort(),
    verdicts,
    charges,
    ids,
    days,
    past,
    isPastCharged,
  ]);

/** Every state that tabs, network and server can be in together, until the person reads that it is done. */
function explored(rules: Rules, until?: (world: World) => unknown) {
  const empty = { kept: null, network: [], verdicts: {}, charges: 0, ids: 0, trace: null };
  const first = { days: 0, past: [], isPastCharged: false };
  const tabs = Array.from({ length: rules.tabs }, () => opened(null));
  // What is no longer heard, and the server has dealt with, is gone.
  const settled = (world: World): World => ({
    ...world,
    network: world.network.filter(({ tab, verdict }) => tab !== null || verdict === null),
  });
  return explore<World>({
    start: { ...empty, ...first, tabs },
    stepsFrom: (world) => {
      const pressed = isOver(world) ? [] : world.tabs.flatMap((_, at) => stepsOfTab(world, at, rules));
      return [...pressed, ...stepsOfNetwork(world, rules), ...stepsOfClock(world, rules)].map(settled);
    },
    keyOf,
    until,
  });
}

const isTwice = ({ charges, isPastCharged }: World) => charges > 1 || isPastCharged;
const twice = (rules: Rules) => wayTo(explored(rules, isTwice), isTwice);

// The explorations take a while on a machine that does much else.
describe('reloads of one card', { timeout: 180_000 }, () => {
  test('CRD-026 FC-019 in every order of presses, lost answers, time-outs and reloads of the page money is charged once at most', () => {
    const { states } = explored(SOUND);
    expect(states.size).toBeGreaterThan(1000);
    expect(twice(SOUND)).toBeNull();
  });

  test('CRD-024 CRD-026 from wherever it was charged the person can still learn so', () => {
    // Where the network is full nothing more is sent in this model.
    const counts = ({ charges, network }: World) => charges > 0 && network.length < SOUND.mostAtOnce;
    expect(stuckIn(explored(SOUND), isOver, counts)).toBeNull();
  });

  test('CRD-026 in two tabs it is charged once at most, too', () => {
    const { states } = explored(IN_TWO_TABS);
    expect(states.size).toBeGreaterThan(2000);
    expect(twice(IN_TWO_TABS)).toBeNull();
  });

  test('CRD-026 D-310 a reload that was left for more than a day is never charged a second time', () => {
    const { states } = explored(OVER_DAYS);
    expect([...states.values()].filter(({ days }) => days > 0).length).toBeGreaterThan(1000);
    expect(twice(OVER_DAYS)).toBeNull();
    expect(twice(IN_TWO_TABS_OVER_A_DAY)).toBeNull();
  });

  test('the exploration finds the double charge of a page that does not mind the age of its request', () => {
    expect(twice({ ...OVER_DAYS, isAgeMinded: false })).toContain('more than a day passes');
  });

  test('the exploration finds the double charge of a page that forgets its request, and of a server that forgets a refusal', () => {
    expect(twice({ ...SOUND, isKeptOverReload: false })).toContain('the page is loaded anew');
    expect(twice({ ...SOUND, areRefusalsRemembered: false })).not.toBeNull();
  });

  test('the exploration finds the double charge of tabs that do not ask, or that forget what another one has begun', () => {
    expect(twice({ ...IN_TWO_TABS, isOtherTabAskedAbout: false })).toContain('add in the other tab');
    expect(twice({ ...IN_TWO_TABS, isOnlyOwnDropped: false })).not.toBeNull();
  });
});
