import type { Marker, Rules, World } from './once-world.ts';
import { withMarker } from './once-world.ts';

/** Reloads as pages of the app find them: those before an order lie with it, that of added money lies beside them. */
const isSent = ({ reload, stage }: Marker) => reload !== null && stage !== 'begun';

/** Which reload of the card a page asks about before it sends another one. */
export function openReload({ markers, added }: World, { areBothAsked }: Rules, by: 'reload' | 'sheet'): string | null {
  const ofOrder = markers.find(isSent)?.reload ?? null;
  if (by === 'reload') return ofOrder ?? (areBothAsked ? added : null);
  return added ?? (areBothAsked ? ofOrder : null);
}

export const isOpenReload = ({ markers, added }: World, requestId: string): boolean =>
  added === requestId || markers.some((one) => isSent(one) && one.reload === requestId);

/** It is known what became of a reload; the order behind it was not sent yet, or is another matter. */
export function withoutReload(world: World, requestId: string, by: 'reload' | 'sheet', { areBothAsked }: Rules): World {
  const { markers, added } = world;
  const left = added === requestId && (areBothAsked || by === 'sheet') ? null : added;
  const settled = areBothAsked || by === 'reload' ? markers.find(({ reload }) => reload === requestId) : undefined;
  if (settled?.stage === 'ordering')
    return { ...world, added: left, markers: withMarker(markers, { ...settled, reload: null }) };
  return { ...world, added: left, markers: markers.filter((one) => one !== settled) };
}

/** Whether a page that orders may be about to send its reload. */
export const isReloadAhead = ({ markers }: World, { areBothAsked }: Rules): boolean =>
  areBothAsked && markers.some(({ stage, reload }) => stage === 'begun' && reload !== null);
