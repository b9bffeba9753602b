import type { BegunReload } from '#domain/cards/reload.ts';
import { noted } from '../../kit/product-of-machines.ts';
import { moved, reloadOf, withSheet } from './once-pages.ts';
import { openReload } from './once-reloads.ts';
import type { Bounds, Rules, World } from './once-world.ts';

const begunReload = (world: World, rules: Rules): BegunReload | null => {
  const open = openReload(world, rules, 'sheet');
  return open === null ? null : { ...reloadOf(open), at: 0 };
};

/** What a person does where money is added; who has read that it is there has no more to add. */
export function stepsOfSheet(world: World, at: number, rules: Rules, bounds: Bounds): World[] {
  const steps: World[] = [];
  const say = (now: World, what: string) => steps.push(noted(now, `tab ${at}: ${what}`));
  if (world.isFilled || world.recent !== null) return steps;
  const sheet = world.tabs[at]?.sheet ?? null;
  const unfinished = begunReload(world, rules);
  if (!sheet?.hasTag('busy')) say(withSheet(world, at, { unfinished }), 'opens the sheet');
  if (sheet === null || world.network.length >= bounds.messages) return steps;
  if (world.reloadIds < bounds.reloadIds) {
    const requestId = `reload-${world.reloadIds}`;
    const press = { type: 'submit.pressed', requestId, balance: 0, now: 0, unfinished, isOnline: true };
    const next = moved({ ...world, reloadIds: world.reloadIds + 1 }, at, 'sheet', press, rules);
    if (next.tabs[at]?.sheet !== sheet) say(next, `adds ${requestId}`);
  }
  say(moved(world, at, 'sheet', { type: 'check.pressed', now: 0 }, rules), 'tries again');
  return steps;
}
