import type { SnapshotFrom } from 'xstate';
import type { GiftMarker } from '#domain/gifting/gift-purchase.ts';
import type { giftPurchaseMachine } from '#machines/gifting/gift-purchase.machine.ts';
import type { giftStatusMachine } from '#machines/gifting/gift-status.machine.ts';
import type { Trace } from '../../kit/product-of-machines.ts';

/** A tab: the purchase, what follows it, and what its storage holds. */
export type Tab = {
  readonly page: SnapshotFrom<typeof giftPurchaseMachine>;
  readonly status: SnapshotFrom<typeof giftStatusMachine> | null;
  readonly stored: GiftMarker | null;
};

/** What a server answers: to a purchase, or to a reading. */
export type Verdict = 'accepted' | 'refused' | 'duplicate' | 'busy' | 'success' | 'error' | 'processing' | 'missing';

/** `live`: its answer would still be heard. `verdict`: what the server made of it, null until it has. */
export type Message = {
  readonly tab: number;
  readonly kind: 'buy' | 'read' | 'close';
  readonly id: string;
  readonly live: boolean;
  readonly verdict: Verdict | null;
};

/** What the server keeps of an id; `charged` may still be processed, `bought` is finished. */
export type Fate = 'charged' | 'bought' | 'failing' | 'refused' | 'closed';

/** Tabs, network and server together, while one person wants one gift. */
export type World = {
  readonly tabs: readonly Tab[];
  readonly network: readonly Message[];
  readonly fates: Readonly<Record<string, Fate>>;
  readonly charges: number;
  readonly ids: number;
  /** How often a status is read at most: the first readings are like one another. */
  readonly readings: number;
  /** Ids that the person was shown as come to nothing, and has not sent again. */
  readonly saidFailed: readonly string[];
  readonly trace: Trace | null;
};

/** What holds in the product; each can be broken to see that the exploration notices. */
export const SOUND = {
  /** The id lies in the storage of the tab before it is sent. */
  isKept: true,
  /** What became of the purchase before is learnt before another one is sent. */
  isVerified: true,
  /** A late press of what has just been bought begins nothing (decision D-192). */
  areLatePressesIgnored: true,
  /** One id is one charge. */
  areIdsRecognised: true,
  /** A refused id stays refused (decision D-131). */
  areRefusalsRemembered: true,
  /** A last reading closes an id that the server has not seen (decision D-181). */
  doesReadingClose: true,
};

export type Rules = Readonly<Record<keyof typeof SOUND, boolean>>;

/** How far it goes: more of anything shows nothing new. */
export type Bounds = {
  /** With two tabs, the second is a copy of the first, made while its purchase is under way. */
  readonly tabs: 1 | 2;
  readonly ids: number;
  readonly messages: number;
  /** One reading, no page loads, a server that only takes or refuses, a network that repeats nothing: one tab has the rest. */
  readonly isPlain: boolean;
};

/** What a tab says as bought, or null. */
export const saidBought = ({ page }: Tab): string | null =>
  page.matches({ ended: 'success' }) ? (page.context.marker?.requestId ?? null) : null;
