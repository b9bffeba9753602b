import type { AnyEventObject } from 'xstate';
import type { GiftToFollow } from '#domain/gifting/gift-progress.ts';
import { type GiftMarker, STATUS_POLLS } from '#domain/gifting/gift-purchase.ts';
import { giftPurchaseMachine } from '#machines/gifting/gift-purchase.machine.ts';
import { giftStatusMachine } from '#machines/gifting/gift-status.machine.ts';
import type { Effect } from '../../kit/effects.ts';
import { memoSteps } from '../../kit/memo-step.ts';
import { withTab } from '../../kit/product-of-machines.ts';
import { giftTo } from '../gifts-under-way.ts';
import type { Message, Rules, Tab, World } from './once-world.ts';

const { keyOf, start, step } = memoSteps({ page: giftPurchaseMachine, status: giftStatusMachine });

export { keyOf };

export const GIFTS = { 'the gift': giftTo('ada'), 'another gift': giftTo('grace') } as const;

/** The actor that a page waits for. */
const INVOKED: Readonly<Record<string, string>> = {
  submitting: 'submitGift',
  following: 'followGift',
  verifying: 'verifyGift',
};
const invokedIn = ({ page }: Tab): string | null => INVOKED[String(page.value)] ?? null;

/** A page as it is opened: what lies in the storage of its tab comes first. */
export function opened(world: World, at: number, stored: GiftMarker | null): World {
  const started = start('page', { marker: stored, now: 0 });
  const tab = { page: started.next, status: null, stored } as Tab;
  const tabs = at < world.tabs.length ? world.tabs.map((one, each) => (each === at ? tab : one)) : [...world.tabs, tab];
  const network = world.network.map((one) => (one.tab === at ? { ...one, live: false } : one));
  const before: World = { ...world, tabs, network };
  return started.effects.reduce((now, effect) => happened(now, at, effect), before);
}

/** The page of a tab moves: what it starts goes on its way, what it remembers is stored, what it says was said. */
export function moved(world: World, at: number, event: AnyEventObject, rules: Rules): World {
  const tab = world.tabs[at];
  if (!tab) return world;
  const { next, effects } = step('page', tab.page, event);
  if (next === tab.page) return world;
  const page = next as Tab['page'];
  const starts = effects.some(({ does }) => does === 'starts');
  const isLeft = starts || invokedIn({ ...tab, page }) !== invokedIn(tab);
  const network = isLeft ? world.network.map((one) => (one.tab === at ? { ...one, live: false } : one)) : world.network;
  const stored = rules.isKept ? page.context.marker : null;
  const changed = withTab({ ...world, network }, at, { page, stored, ...(isLeft && { status: null }) });
  const said = whatFailed(tab.page, page);
  const after = said === null ? changed : { ...changed, saidFailed: [...new Set([...changed.saidFailed, said])] };
  return effects.reduce((now, effect) => happened(now, at, effect), after);
}

/** The id that a page says came to nothing, as it comes to say so. */
function whatFailed(before: Tab['page'], now: Tab['page']): string | null {
  const isSaid = (page: Tab['page']) =>
    page.matches({ ready: 'refused' }) || page.matches({ ready: 'failed' }) || page.matches({ ended: 'error' });
  return isSaid(now) && !isSaid(before) ? (before.context.marker?.requestId ?? null) : null;
}

function happened(world: World, at: number, { does, name, value }: Effect): World {
  if (does !== 'starts') return world;
  if (name === 'submitGift') {
    const { marker } = value as { marker: GiftMarker };
    // Stored before it is sent, whatever the page does afterwards.
    return sent(world, { tab: at, kind: 'buy', id: marker.requestId });
  }
  const asked = value as GiftToFollow;
  // The first readings are like one another: more of them show nothing new.
  const started = start('status', { ...asked, polls: Math.max(asked.polls, STATUS_POLLS + 1 - world.readings) });
  return readings(withTab(world, at, { status: started.next as Tab['status'] }), at, started.effects);
}

const readings = (world: World, at: number, effects: readonly Effect[]): World =>
  effects.reduce((now, { does, value }) => {
    if (does !== 'starts') return now;
    const { requestId, isClosing } = value as { requestId: string; isClosing: boolean };
    return sent(now, { tab: at, kind: isClosing ? 'close' : 'read', id: requestId });
  }, world);

const sent = (world: World, message: Pick<Message, 'tab' | 'kind' | 'id'>): World => ({
  ...world,
  network: [...world.network, { ...message, live: true, verdict: null }],
});

/** What follows a purchase moves; at its end the page hears of it. */
export function followed(world: World, at: number, event: AnyEventObject, rules: Rules): World {
  const tab = world.tabs[at];
  if (!tab?.status) return world;
  const { next, effects } = step('status', tab.status, event);
  if (next === tab.status) return world;
  const status = next as NonNullable<Tab['status']>;
  const changed = readings(withTab(world, at, { status }), at, effects);
  const actor = invokedIn(tab);
  if (status.status !== 'done' || actor === null) return changed;
  return moved(changed, at, { type: `xstate.done.actor.${actor}`, output: status.output }, rules);
}
