import { expect, test } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { ReloadRequest } from '#domain/reload.ts';
import { addMoneyMachine } from '#machines/cards/add-money.machine.ts';
import { explore, reachingStates, stepsOf, type Trace, wayTo } from '../kit/exploration.ts';
import { stepper } from '../kit/step.ts';

/** What the pretended server keeps of an id: the first thing that it made of it. */
type Verdict = 'charged' | 'refused';
/** A request on its way. `live`: its answer would still be heard. `verdict`: processed; `busy`: turned away unprocessed. */
type OnItsWay = { id: string; live: boolean; verdict: Verdict | 'busy' | null };

/** Page, tab, network and server together, while one person wants to add money once. */
type World = {
  page: SnapshotFrom<typeof addMoneyMachine>;
  kept: ReloadRequest | null;
  network: readonly OnItsWay[];
  verdicts: Readonly<Record<string, Verdict>>;
  charges: number;
  ids: number;
  trace: Trace | null;
};

type Rules = { isKeptOverReload: boolean; areRefusalsRemembered: boolean };
const SOUND: Rules = { isKeptOverReload: true, areRefusalsRemembered: true };

/** More requests at once, or more ids, show nothing new. */
const MOST_AT_ONCE = 3;
const MOST_IDS = 3;
const BUSY = { charging: 'submitReload', checking: 'checkReload' } as const;

const machine = stepper(addMoneyMachine);
const opened = (unfinished: ReloadRequest | null) =>
  machine.start({ cardId: 'card', amount: 2500, paymentMethodId: 'visa', unfinished }).next as World['page'];

const invokedIn = ({ value }: World['page']) => (value === 'charging' || value === 'checking' ? BUSY[value] : null);
const isOver = ({ page }: World) => page.hasTag('done');

/** The person, the clock or an answer moves the page: what it sends goes on its way, what it settles is no longer kept. */
function moved(world: World, event: AnyEventObject, name: string, change: Partial<World> = {}): World {
  const { next, effects } = machine.step(world.page, event);
  const page = next as World['page'];
  const at = { ...world, ...change };
  const sends = effects.some(({ does }) => does === 'starts') ? page.context.request : null;
  const isSettled = effects.some((effect) => effect.name === 'request.settled');
  // A page that waits no longer hears no answer.
  const before = at.network.map((one) => ({ ...one, live: one.live && invokedIn(page) !== null }));
  return {
    ...at,
    page,
    kept: sends ?? (isSettled ? null : at.kept),
    network: sends ? [...before, { id: sends.requestId, live: true, verdict: null }] : before,
    trace: { step: name, before: world.trace },
  };
}

const ANSWERS = {
  charged: (actor: string) => ({ type: `xstate.done.actor.${actor}`, output: { outcome: 'reloaded' } }),
  refused: (actor: string) => ({
    type: `xstate.done.actor.${actor}`,
    output: { outcome: 'refused', refusal: { code: '121048', message: null } },
  }),
  busy: (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Failure('rate-limited') }),
};

function stepsOfPage(world: World, { isKeptOverReload }: Rules): World[] {
  const { page, kept, network, ids } = world;
  const steps: World[] = [];
  const reloaded = { kept: isKeptOverReload ? kept : null, network: network.map((one) => ({ ...one, live: false })) };
  steps.push({
    ...world,
    ...reloaded,
    page: opened(reloaded.kept),
    trace: { step: 'the page is loaded anew', before: world.trace },
  });
  if (network.length < MOST_AT_ONCE && ids < MOST_IDS) {
    const requestId = `id-${ids}`;
    steps.push(moved(world, { type: 'submit.pressed', requestId, balance: 0 }, 'add', { ids: ids + 1 }));
  }
  if (network.length < MOST_AT_ONCE) steps.push(moved(world, { type: 'check.pressed' }, 'try again'));
  const amount = page.context.amount === 2500 ? 5000 : 2500;
  steps.push(moved(world, { type: 'amount.chosen', amount }, 'another amount'));
  if (invokedIn(page)) {
    steps.push(moved(world, { type: `xstate.after.submitBound.addMoney.${String(page.value)}` }, 'too long'));
  }
  return steps;
}

function stepsOfNetwork(world: World, { areRefusalsRemembered }: Rules): World[] {
  const { network, verdicts, charges, page } = world;
  const actor = invokedIn(page);
  return network.flatMap((request, at) => {
    const others = network.filter((_, each) => each !== at);
    const become = (verdict: OnItsWay['verdict'], name: string, change: Partial<World> = {}): World => ({
      ...world,
      ...change,
      network: [...others, { ...request, verdict }],
      trace: { step: `${name} ${request.id}`, before: world.trace },
    });
    const steps: World[] = [];
    const known = verdicts[request.id];
    if (request.verdict === null) {
      if (known) steps.push(become(known, 'the server recognises'));
      else {
        const keep = (verdict: Verdict) => ({ verdicts: { ...verdicts, [request.id]: verdict } });
        steps.push(become('charged', 'the server charges', { ...keep('charged'), charges: charges + 1 }));
        steps.push(become('refused', 'the server refuses', areRefusalsRemembered ? keep('refused') : {}));
      }
      steps.push(become('busy', 'the server turns away'));
    }
    if (actor && request.live) {
      const lost = request.verdict === null ? [...others, { ...request, live: false }] : others;
      const error = { type: `xstate.error.actor.${actor}`, error: new Failure('offline') };
      steps.push(moved(world, error, 'the answer is lost', { network: lost }));
      if (request.verdict) {
        steps.push(moved(world, ANSWERS[request.verdict](actor), `${request.verdict} is heard`, { network: others }));
      }
    }
    return steps;
  });
}

const keyOf = ({ page, kept, network, verdicts, charges, ids }: World) =>
  JSON.stringify([
    page.value,
    page.context,
    kept,
    network.map((one) => JSON.stringify(one)).sort(),
    verdicts,
    charges,
    ids,
  ]);

/** Every state that page, network and server can be in together, until the person reads that it is done. */
function explored(rules: Rules, until?: (world: World) => unknown) {
  const empty = { kept: null, network: [], verdicts: {}, charges: 0, ids: 0, trace: null };
  // What is no longer heard, and the server has dealt with, is gone.
  const settled = (world: World): World => ({
    ...world,
    network: world.network.filter(({ live, verdict }) => live || verdict === null),
  });
  return explore<World>({
    start: { ...empty, page: opened(null) },
    stepsFrom: (world) =>
      [...(isOver(world) ? [] : stepsOfPage(world, rules)), ...stepsOfNetwork(world, rules)].map(settled),
    keyOf,
    until,
  });
}

const isTwice = ({ charges }: World) => charges > 1;
const twice = (rules: Rules) => wayTo(explored(rules, isTwice), isTwice);

test('CRD-026 FC-019 in every order of presses, lost answers, time-outs and reloads of the page money is charged once at most', () => {
  const { states } = explored(SOUND);
  expect(states.size).toBeGreaterThan(1000);
  expect(twice(SOUND)).toBeNull();
});

test('CRD-024 CRD-026 from wherever it was charged the person can still learn so', () => {
  const all = explored(SOUND);
  const reaching = reachingStates(all, isOver);
  // Where the network is full nothing more is sent in this model.
  const stuck = [...all.states].find(
    ([key, { charges, network }]) => charges > 0 && network.length < MOST_AT_ONCE && !reaching.has(key),
  );
  expect(stuck && stepsOf(stuck[1])).toBeUndefined();
});

test('the exploration finds the double charge of a page that forgets its request, and of a server that forgets a refusal', () => {
  expect(twice({ ...SOUND, isKeptOverReload: false })).toContain('the page is loaded anew');
  expect(twice({ ...SOUND, areRefusalsRemembered: false })).not.toBeNull();
});
