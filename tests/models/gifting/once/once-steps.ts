import { Failure } from '#domain/failure.ts';
import { keysOf, shortNames } from '../../kit/memo-step.ts';
import { explore, noted } from '../../kit/product-of-machines.ts';
import { followed, GIFTS, keyOf, moved, opened } from './once-pages.ts';
import {
  type Bounds,
  type Fate,
  type Message,
  type Rules,
  saidBought,
  type Tab,
  type Verdict,
  type World,
} from './once-world.ts';

/** Whether a person who wants one gift presses Pay here: not beside another tab that works on another purchase, or has done it. */
function mayPress({ tabs }: World, at: number): boolean {
  const mine = tabs[at]?.page.context.marker?.requestId;
  return tabs.every((tab, each) => {
    const { marker } = tab.page.context;
    if (each === at) return saidBought(tab) === null || !tab.page.context.isRead;
    if (saidBought(tab) !== null) return false;
    const isOpen = tab.page.hasTag('busy') || tab.page.hasTag('unsure') || tab.page.matches({ ended: 'promised' });
    return !isOpen || marker?.requestId === mine;
  });
}

function pressed(world: World, at: number, gift: keyof typeof GIFTS, rules: Rules): World {
  const requestId = `id-${world.ids}`;
  const payload = GIFTS[gift];
  const tab = world.tabs[at];
  const event = { type: 'purchase.submitted', requestId, payload, startedAt: 0 };
  const isDoubtful = tab?.page.matches('unsure') || tab?.page.matches({ ended: 'promised' });
  const isSame = JSON.stringify(tab?.page.context.purchase?.payload) === JSON.stringify(payload);
  const isLate = tab?.page.hasTag('done') && !tab.page.context.isRead;
  // A page without the rule forgets what it should have looked at.
  const isForgetful = (!rules.isVerified && isDoubtful && !isSame) || (!rules.areLatePressesIgnored && isLate);
  const before = isForgetful ? moved(world, at, { type: 'visitor.forgotten' }, rules) : world;
  const after = moved(before, at, event, rules);
  const page = after.tabs[at]?.page;
  const sends = page?.context.marker?.requestId;
  const saidFailed = page?.matches('submitting') ? after.saidFailed.filter((id) => id !== sends) : after.saidFailed;
  const isUsed = page?.context.purchase?.requestId === requestId || page?.context.wanted?.requestId === requestId;
  return { ...after, saidFailed, ids: world.ids + (isUsed ? 1 : 0) };
}

/** What a person, a clock or a browser can do next. */
function stepsOfPeople(world: World, rules: Rules, bounds: Bounds): World[] {
  const steps: World[] = [];
  const maySend = world.network.length < bounds.messages;
  for (const [at, tab] of world.tabs.entries()) {
    const say = (now: World, what: string) => {
      if (now !== world && now.tabs[at] !== tab) steps.push(noted(now, `tab ${at}: ${what}`));
    };
    if (maySend && world.ids < bounds.ids && mayPress(world, at)) {
      say(pressed(world, at, 'the gift', rules), 'pays for the gift');
      say(pressed(world, at, 'another gift', rules), 'pays for another gift');
    }
    if (maySend) say(moved(world, at, { type: 'check.pressed' }, rules), 'checks');
    say(moved(world, at, { type: 'problem.dismissed' }, rules), 'closes the message');
    say(moved(world, at, { type: 'outcome.shown' }, rules), 'reads the confirmation');
    if (maySend && !bounds.isPlain) say(opened(world, at, tab.stored), 'is loaded anew');
    if (!bounds.isPlain && tab.page.matches('submitting')) {
      say(moved(world, at, { type: 'xstate.after.submitBound.giftPurchase.submitting' }, rules), 'waits too long');
    }
    if (maySend && tab.status?.matches('pending')) {
      say(followed(world, at, { type: 'xstate.after.statusDelay.giftStatus.pending' }, rules), 'asks');
    }
  }
  return steps;
}

type Change = { readonly fate?: Fate; readonly charges?: number };

/** Every verdict that the server may come to, with what it does. */
function judged(
  { fates }: World,
  { kind, id }: Message,
  rules: Rules,
  { isPlain }: Bounds,
): [verdict: Verdict, change: Change][] {
  const fate = fates[id];
  if (kind === 'buy') {
    const charge: [Verdict, Change] = ['accepted', { fate: 'charged', charges: 1 }];
    if (fate === 'closed') return [['refused', {}]];
    if (fate === 'refused') return [['refused', {}]];
    if (fate !== undefined && !rules.areIdsRecognised) return [charge];
    if (fate !== undefined) {
      const known: [Verdict, Change] = ['accepted', {}];
      return isPlain ? [known] : [known, ['duplicate', {}]];
    }
    const refused: [Verdict, Change] = ['refused', rules.areRefusalsRemembered ? { fate: 'refused' } : {}];
    return isPlain ? [charge, refused] : [charge, refused, ['accepted', { fate: 'failing' }], ['busy', {}]];
  }
  if (fate === 'bought') return [['success', {}]];
  if (fate === 'charged') {
    return [
      ['processing', {}],
      ['success', { fate: 'bought' }],
    ];
  }
  if (fate === 'failing' || fate === 'refused') return [['error', {}]];
  return [['missing', kind === 'close' && rules.doesReadingClose ? { fate: 'closed' } : {}]];
}

const refusal = { code: 'NO', orderNumber: null };
const ANSWERS = {
  accepted: { outcome: 'accepted', delay: 4000, answeredAt: 0, requestId: null },
  refused: { outcome: 'refused', refusal },
  duplicate: { outcome: 'refused', refusal: { code: '121063', orderNumber: null } },
  success: { outcome: 'success', orderNumber: null },
  error: { outcome: 'error', refusal },
  processing: { outcome: 'processing' },
  missing: { outcome: 'missing' },
} as const;

const answer = (actor: string, verdict: Verdict | 'lost') =>
  verdict === 'busy' || verdict === 'lost'
    ? { type: `xstate.error.actor.${actor}`, error: new Failure(verdict === 'busy' ? 'rate-limited' : 'offline') }
    : { type: `xstate.done.actor.${actor}`, output: ANSWERS[verdict] };
const answers = new Map<string, ReturnType<typeof answer>>();

/** What the page hears. */
function heard(world: World, { tab: at, kind }: Message, verdict: Verdict | 'lost', rules: Rules): World {
  const actor = kind === 'buy' ? 'submitGift' : 'readStatus';
  const event = answers.get(`${actor} ${verdict}`) ?? answer(actor, verdict);
  answers.set(`${actor} ${verdict}`, event);
  return kind === 'buy' ? moved(world, at, event, rules) : followed(world, at, event, rules);
}

function stepsOfNetwork(world: World, rules: Rules, bounds: Bounds): World[] {
  return world.network.flatMap((message, at) => {
    const others = world.network.filter((_, each) => each !== at);
    const { id, kind, live, verdict } = message;
    const steps: World[] = [];
    if (verdict === null) {
      for (const [came, { fate, charges = 0 }] of judged(world, message, rules, bounds)) {
        const fates = fate ? { ...world.fates, [id]: fate } : world.fates;
        const network = [...others, { ...message, verdict: came }];
        steps.push(
          noted({ ...world, network, fates, charges: world.charges + charges }, `the server: ${kind} ${id} ${came}`),
        );
      }
    } else if (kind === 'buy' && verdict !== 'busy' && !bounds.isPlain && world.network.length < bounds.messages) {
      const copy = { ...message, live: false, verdict: null };
      steps.push(noted({ ...world, network: [...world.network, copy] }, `the network repeats ${id}`));
    }
    if (live) {
      const late = verdict === null ? [...others, { ...message, live: false }] : others;
      steps.push(noted(heard({ ...world, network: late }, message, 'lost', rules), `the answer about ${id} is lost`));
      if (verdict !== null) {
        steps.push(noted(heard({ ...world, network: others }, message, verdict, rules), `${id} is heard: ${verdict}`));
      }
    }
    return steps;
  });
}

/** What is no longer heard, and does nothing more, is gone: the server has decided on its id. */
const settled = (world: World, { areIdsRecognised }: Rules): World => ({
  ...world,
  network: world.network.filter(({ live, verdict, kind, id }) => {
    const isDecided = world.fates[id] !== undefined && (kind !== 'buy' || areIdsRecognised);
    return live || (verdict === null && kind !== 'read' && !isDecided);
  }),
});

const nameOf = shortNames();
const tabKeys = keysOf(({ page, status, stored }: Tab) =>
  nameOf(`${keyOf(page)} ${status ? keyOf(status) : '-'} ${JSON.stringify(stored)}`),
);
const messageKeys = keysOf(({ kind, id, live, verdict }: Message) => nameOf(`${kind} ${id} ${live} ${verdict}`));

const keyOfWorld = ({ tabs, network, fates, charges, ids, saidFailed }: World) =>
  [
    // Which of two tabs is which makes no difference.
    ...tabs
      .map((tab, at) =>
        [
          tabKeys(tab),
          ...network
            .filter((one) => one.tab === at)
            .map(messageKeys)
            .sort(),
        ].join(),
      )
      .sort(),
    nameOf(`${JSON.stringify(Object.entries(fates).sort())} ${charges} ${ids} ${[...saidFailed].sort()}`),
  ].join(' ');

const duplicated = (world: World): World =>
  noted(opened(world, 1, world.tabs[0]?.stored ?? null), 'pays for the gift, and the tab is duplicated');

/** Every state that pages, network and server can be in together, up to one that is looked for; and from where each is reached. */
export function explored(rules: Rules, bounds: Bounds, until?: (world: World) => unknown) {
  const readings = bounds.isPlain ? 1 : 2;
  const empty: World = { tabs: [], network: [], fates: {}, charges: 0, ids: 0, readings, saidFailed: [], trace: null };
  const start =
    bounds.tabs === 1 ? opened(empty, 0, null) : duplicated(pressed(opened(empty, 0, null), 0, 'the gift', rules));
  return explore({
    start,
    stepsFrom: (world) =>
      [...stepsOfPeople(world, rules, bounds), ...stepsOfNetwork(world, rules, bounds)].map((now) =>
        settled(now, rules),
      ),
    keyOf: keyOfWorld,
    until,
  });
}
