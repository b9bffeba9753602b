import * as v from 'valibot';
import type { StreamItem, StreamSubject } from '#domain/home/stream-item.ts';
import { neverAsked } from '../never-asked.ts';
import { operation } from '../operation.ts';
import { field, listOf } from '../tolerant.ts';
import { guestItem, memberItem } from './stream-item.ts';

/** What came: all that there is, some of it (206), or that nothing has changed (304; FED-044, FED-045). */
export type StreamAnswer = {
  readonly outcome: 'complete' | 'partial' | 'unmodified';
  readonly items: readonly StreamItem[];
};

const of =
  (outcome: StreamAnswer['outcome']) =>
  (items: StreamItem[]): StreamAnswer => ({ outcome, items });

/** 206 and 304 are answers, too; the latter has no body. */
const otherwise = (items: v.GenericSchema<unknown, StreamItem[]>) => ({
  statuses: [206, 304],
  body: v.union([
    v.pipe(items, v.transform(of('partial'))),
    v.pipe(
      v.undefined(),
      v.transform((): StreamAnswer => ({ outcome: 'unmodified', items: [] })),
    ),
  ]),
});

const members = field('streamItems', listOf('stream-items', memberItem));
const guests = listOf('unauth-stream-items', guestItem);

/** A member's feed (FED-040). */
export const readStreamItems = operation({
  method: 'GET',
  path: '/apiproxy/v1/stream-items',
  answer: v.pipe(members, v.transform(of('complete'))),
  refused: otherwise(members),
});

/** A guest's feed, a bare list (FED-041). */
export const readGuestStreamItems = operation({
  method: 'GET',
  path: '/apiproxy/v1/unauth/stream-items',
  answer: v.pipe(guests, v.transform(of('complete'))),
  refused: otherwise(guests),
});

/** An answer with the time at which the server gave it, by its own clock. */
export type DatedStreamAnswer = StreamAnswer & {
  /** Milliseconds since 1970, in whole seconds; null where the server does not say. */
  readonly answeredAt: number | null;
};

/** Asks for a feed; `modifiedSince` in milliseconds since 1970 by the server's clock, null the first time (FED-042). */
export async function fetchStream(
  { audience, locale, types }: StreamSubject,
  modifiedSince: number | null,
  signal: AbortSignal,
): Promise<DatedStreamAnswer> {
  const read = audience === 'member' ? readStreamItems : readGuestStreamItems;
  const dates: (number | null)[] = [];
  const answer = await read({
    query: {
      locale,
      streamItemTypes: types,
      streamItemStatus: 'active',
      modifiedSince: modifiedSince === null ? undefined : new Date(modifiedSince).toISOString(),
    },
    signal,
    onDated: (at) => dates.push(at),
  });
  return { ...answer, answeredAt: dates.at(-1) ?? null };
}

export const streamKey = ['home', 'stream'] as const;

/** What is there of a feed; the flow that asks for it writes it here. */
export const streamQuery = ({ audience, locale }: StreamSubject) =>
  neverAsked<readonly StreamItem[]>([...streamKey, audience, locale]);
