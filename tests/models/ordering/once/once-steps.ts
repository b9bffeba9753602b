import { Failure } from '#domain/failure.ts';
import { explore, noted, withTab } from '../../kit/product-of-machines.ts';
import {
  begunWith,
  happened,
  invokedIn,
  keyOf,
  moved,
  openedTab,
  placedAnswer,
  pressed,
  requestOf,
} from './once-pages.ts';
import { stepsOfSheet } from './once-sheet.ts';
import { type Bounds, chargedReloads, type Message, type Rules, type World } from './once-world.ts';

/** What a person, a clock or a browser can do next. */
function stepsOfPeople(world: World, rules: Rules, bounds: Bounds): World[] {
  const steps: World[] = [];
  const mayPrice = world.orderIds < bounds.orderIds && world.isSignedIn;
  const maySend = world.network.length < bounds.messages;
  for (const [at, tab] of world.tabs.entries()) {
    const say = (now: World, what: string) => steps.push(noted(now, `tab ${at}: ${what}`));
    if (mayPrice) {
      const price = `order-${world.orderIds}`;
      const open = rules.doesPricingClose ? { ...world.open, [world.isGuest ? 'guest' : 'member']: price } : world.open;
      const guestIds = world.isGuest ? [...world.guestIds, price] : world.guestIds;
      const priced = { ...world, open, guestIds, orderIds: world.orderIds + 1 };
      say(withTab(priced, at, { price }), `is given the price ${price}`);
    }
    if (maySend && tab.price !== null) {
      const { price } = tab;
      const saidFailed = world.saidFailed.filter((id) => id !== price);
      const plain = pressed({ ...world, saidFailed }, at, requestOf(price, null), rules);
      if (plain.tabs[at] !== tab) say(plain, `places ${price}`);
      if (world.reloadIds < bounds.reloadIds) {
        const requestId = `reload-${world.reloadIds}`;
        const both = { ...world, saidFailed, reloadIds: world.reloadIds + 1 };
        const reloading = pressed(both, at, requestOf(price, requestId), rules);
        if (reloading.tabs[at] !== tab) say(reloading, `adds ${requestId} and places ${price}`);
      }
    }
    if (maySend) say(pressed(world, at, { type: 'check.pressed' }, rules), 'checks');
    if (maySend) say(pressed(world, at, { type: 'order.insisted' }, rules), 'orders anyway');
    say(pressed(world, at, { type: 'placement.dismissed' }, rules), 'closes');
    say(opened(world, at, rules), 'is loaded anew');
    if (bounds.mayAddMoney) steps.push(...stepsOfSheet(world, at, rules, bounds));
    for (const [by, bound] of [
      ['placement', 'orderPlacement.submitting'],
      ['reload', 'orderWithReload.reloading'],
      ['reload', 'orderWithReload.checking'],
      ['sheet', 'addMoney.charging'],
      ['sheet', 'addMoney.checking'],
    ] as const) {
      const page = tab[by];
      if (page === null || `${page.machine.id}.${String(page.value)}` !== bound) continue;
      say(moved(world, at, by, { type: `xstate.after.submitBound.${bound}` }, rules), 'waits too long');
    }
  }
  const aged = world.markers.filter(({ stage, reload }) => stage !== 'begun' || reload === null);
  if (rules.areUnsentKnown && aged.length < world.markers.length)
    steps.push(noted({ ...world, markers: aged }, 'what was begun is dropped after a minute'));
  // Prices of the guest are none of the member.
  const unpriced = world.tabs.map((tab) => ({ ...tab, price: null }));
  if (world.isGuest) steps.push(noted({ ...world, isGuest: false, tabs: unpriced }, 'the guest signs in'));
  if (!world.isSignedIn) steps.push(noted({ ...world, isSignedIn: true }, 'signs in'));
  else if (world.expiries < bounds.expiries)
    steps.push(noted({ ...world, isSignedIn: false, expiries: world.expiries + 1 }, 'the session ends'));
  return steps;
}

function opened(world: World, at: number, rules: Rules): World {
  const isUnfinished = world.markers.some(({ stage }) => stage === 'ordering');
  const reload = world.markers.find(({ stage }) => stage === 'reloading')?.reload ?? null;
  const { tab, effects } = openedTab({ isUnfinished, reload });
  const network = world.network.map((one) => (one.tab === at ? { ...one, live: false } : one));
  const fresh: World = withTab({ ...world, network }, at, tab);
  return effects.reduce((now, effect) => happened(now, at, 'placement', effect, rules), fresh);
}

/** Every verdict that the server may come to, with what it does. */
function judged(
  world: World,
  { kind, id, asked, isOfGuest }: Message,
  rules: Rules,
): [verdict: string, change: Partial<World>][] {
  const holdsEnough = chargedReloads(world) > 0;
  if (kind === 'submit') {
    if (!world.isSignedIn) return [['signed-out', {}]];
    if (world.placed.includes(id)) return [['placed', {}]];
    const who = isOfGuest ? 'guest' : 'member';
    if (rules.doesPricingClose && world.open[who] !== id) return [['refused', {}]];
    return [
      ['placed', { placed: [...world.placed, id], open: { ...world.open, [who]: null } }],
      ['refused', {}],
    ];
  }
  if (kind === 'reload') {
    const before = world.reloads[id];
    if (!world.isSignedIn) return [['signed-out', {}]];
    if (before) return [[before, {}]];
    const keep = (verdict: 'charged' | 'refused') => ({ reloads: { ...world.reloads, [id]: verdict } });
    return [
      ['charged', keep('charged')],
      ['refused', rules.areRefusalsRemembered ? keep('refused') : {}],
    ];
  }
  if (!world.isSignedIn) return [['signed-out', {}]];
  const found = asked.find((one) => world.placed.includes(one) && world.guestIds.includes(one) === isOfGuest);
  if (kind === 'prepare') return [[found !== undefined || holdsEnough ? 'enough' : 'due', {}]];
  return [[found ?? 'none', {}]];
}

/** What the page hears. */
function heard(world: World, message: Message, rules: Rules): World {
  const { tab, by, actor, kind, id, isSent, verdict } = message;
  if (verdict === 'signed-out') {
    // What was begun and never sent is forgotten.
    const isForgotten = (kind === 'begin' && !isSent) || kind === 'prepare';
    const markers = isForgotten ? world.markers.filter((one) => one.id !== id) : world.markers;
    const error = { type: `xstate.error.actor.${actor}`, error: new Failure('signed-out') };
    return moved({ ...world, markers }, tab, by, error, rules);
  }
  const isLeft = kind === 'prepare' && verdict === 'due' && world.markers.every((one) => one.id !== id);
  if (isLeft && rules.areUnsentKnown && rules.areOrdersKept)
    return moved(world, tab, by, { type: `xstate.error.actor.${actor}`, error: new Failure('timed-out') }, rules);
  const refused = { outcome: 'refused', refusal: { code: 'NO', message: null } };
  const isUnknowable = rules.isGuestHeeded && message.isGuestAsked && !world.isGuest && verdict === 'none';
  const missing = { outcome: isUnknowable ? 'unknowable' : 'missing' };
  const output = {
    submit: () => (verdict === 'placed' ? placedAnswer(id) : refused),
    reload: () => (verdict === 'charged' ? { outcome: 'reloaded' } : refused),
    find: () => (verdict === 'none' ? missing : placedAnswer(verdict)),
    begin: () =>
      verdict !== 'none'
        ? placedAnswer(verdict)
        : isSent
          ? { outcome: 'missing' }
          : isUnknowable
            ? missing
            : begunWith(world, rules),
    prepare: () => ({ outcome: verdict }),
  }[kind]();
  const isOver = (kind === 'prepare' && verdict === 'enough') || (kind === 'begin' && isUnknowable && !isSent);
  const markers = isOver ? world.markers.filter((one) => one.id !== id) : world.markers;
  const isFilled = world.isFilled || (kind === 'reload' && verdict === 'charged');
  return moved({ ...world, markers, isFilled }, tab, by, { type: `xstate.done.actor.${actor}`, output }, rules);
}

function stepsOfNetwork(world: World, rules: Rules): World[] {
  return world.network.flatMap((message, at) => {
    const others = world.network.filter((_, each) => each !== at);
    const steps: World[] = [];
    const name = `${message.kind} ${message.id} of tab ${message.tab}`;
    if (message.verdict === null) {
      for (const [verdict, change] of judged(world, message, rules)) {
        const network = [...others, { ...message, verdict }];
        steps.push(noted({ ...world, ...change, network }, `the server: ${name} is ${verdict}`));
      }
    }
    const page = world.tabs[message.tab]?.[message.by];
    if (message.live && page && invokedIn(message.by, page) === message.actor) {
      const left = message.verdict === null ? [...others, { ...message, live: false }] : others;
      const isForgotten = (message.kind === 'begin' && !message.isSent) || message.kind === 'prepare';
      const markers = isForgotten ? world.markers.filter(({ id }) => id !== message.id) : world.markers;
      const error = { type: `xstate.error.actor.${message.actor}`, error: new Failure('offline') };
      const lost = moved({ ...world, network: left, markers }, message.tab, message.by, error, rules);
      steps.push(noted(lost, `the answer to ${name} is lost`));
      if (message.verdict) steps.push(noted(heard({ ...world, network: others }, message, rules), `${name} is heard`));
    }
    return steps;
  });
}

/** What is no longer heard, and has nothing left to do at the server, is gone; what the person is shown is noted. */
function settled(world: World): World {
  const network = world.network.filter(
    ({ live, verdict, kind }) => live || (verdict === null && (kind === 'submit' || kind === 'reload')),
  );
  const failed = world.tabs.flatMap(({ placement }) =>
    placement.matches({ ready: 'refused' }) || placement.matches({ ready: 'failed' })
      ? [placement.context.request?.order.orderId ?? '']
      : [],
  );
  return { ...world, network, saidFailed: [...new Set([...world.saidFailed, ...failed])].sort() };
}

const stateKeyOf = ({ tabs, network, trace: _, ...rest }: World): string =>
  [
    ...tabs.map(({ placement, reload, price, sheet }) =>
      [keyOf(placement), keyOf(reload), price, sheet && keyOf(sheet)].join(' '),
    ),
    network.map(messageKeyOf).sort().join('|'),
    JSON.stringify(rest),
  ].join('\n');

const messageKeyOf = ({ tab, by, actor, id, asked, isSent, isOfGuest, isGuestAsked, live, verdict }: Message): string =>
  `${tab} ${by} ${actor} ${id} ${asked.join()} ${isSent} ${isOfGuest} ${isGuestAsked} ${live} ${verdict}`;

/** Every state that tabs, browser, network and server can be in together, with how each was reached; `until` the first such one. */
export function explored(rules: Rules, bounds: Bounds, until?: (world: World) => unknown) {
  const tab = openedTab({ isUnfinished: false, reload: null }).tab;
  const start: World = {
    tabs: Array.from({ length: bounds.tabs }, () => tab),
    markers: [],
    added: null,
    isFilled: false,
    isCartFull: true,
    network: [],
    open: { guest: null, member: null },
    guestIds: [],
    placed: [],
    reloads: {},
    sentReloads: [],
    isUnasked: false,
    isSignedIn: true,
    isGuest: bounds.beginsAsGuest ?? false,
    isInsisted: false,
    expiries: 0,
    orderIds: 0,
    reloadIds: 0,
    saidFailed: [],
    recent: null,
    trace: null,
  };
  return explore({
    start,
    stepsFrom: (world) => [...stepsOfPeople(world, rules, bounds), ...stepsOfNetwork(world, rules)].map(settled),
    keyOf: stateKeyOf,
    until,
  });
}
