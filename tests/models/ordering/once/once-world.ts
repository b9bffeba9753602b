import type { SnapshotFrom } from 'xstate';
import type { addMoneyMachine } from '#machines/cards/add-money.machine.ts';
import type { PlacementSnapshots } from '#session/ordering/placement-route.ts';
import type { Trace } from '../../kit/product-of-machines.ts';

/** An order or a reload whose end is not known, as all tabs see it, oldest first. */
export type Marker = {
  readonly id: string;
  readonly stage: 'begun' | 'reloading' | 'ordering' | 'dismissed';
  readonly reload: string | null;
  readonly isOfGuest: boolean;
};

/**
 * `live`: its answer would still be heard. `verdict`: what the server made of it, null until it has. `isOfGuest`: by whose cookie it went. `isGuestAsked`: about an order that a guest
 * has sent.
 */
export type Message = {
  readonly tab: number;
  readonly by: 'placement' | 'reload' | 'sheet';
  readonly actor: string;
  readonly kind: 'begin' | 'find' | 'prepare' | 'submit' | 'reload';
  readonly id: string;
  readonly asked: readonly string[];
  readonly isSent: boolean;
  readonly isOfGuest: boolean;
  readonly isGuestAsked: boolean;
  readonly live: boolean;
  readonly verdict: string | null;
};

/** `price`: the id that the tab was given last; null before. `sheet`: where money is added; null while it is closed. */
export type Tab = PlacementSnapshots & {
  readonly price: string | null;
  readonly sheet: SnapshotFrom<typeof addMoneyMachine> | null;
};

/** Tabs, browser, network and server together, while one person wants one order. */
export type World = {
  readonly tabs: readonly Tab[];
  readonly markers: readonly Marker[];
  /** The reload of added money whose end is not known. */
  readonly added: string | null;
  /** A page has shown that the card was filled up: who adds money from then on wants more of it. */
  readonly isFilled: boolean;
  readonly isCartFull: boolean;
  readonly network: readonly Message[];
  /** The one price that may be ordered, of the guest and of the member. */
  readonly open: { readonly guest: string | null; readonly member: string | null };
  /** What the guest was given a price for. */
  readonly guestIds: readonly string[];
  readonly placed: readonly string[];
  readonly reloads: Readonly<Record<string, 'charged' | 'refused'>>;
  /** Reloads that a page has sent. */
  readonly sentReloads: readonly string[];
  /** Whether a check was the first to send a reload. */
  readonly isUnasked: boolean;
  readonly isSignedIn: boolean;
  readonly isGuest: boolean;
  /** The person has ordered although it could not be known what became of the order of the guest. */
  readonly isInsisted: boolean;
  readonly expiries: number;
  readonly orderIds: number;
  readonly reloadIds: number;
  /** Ids that the person was shown as not placed, and has not asked for again. */
  readonly saidFailed: readonly string[];
  /** The order that the person was shown as placed. */
  readonly recent: string | null;
  readonly trace: Trace | null;
};

/** What holds in the product; each can be broken to see that the exploration notices. */
export const SOUND = {
  /** Unfinished orders are kept where every tab sees them. */
  areOrdersKept: true,
  /** Pricing again takes the place of a price that was not used (decision D-157). */
  doesPricingClose: true,
  /** The cart is compared with what other tabs did. */
  isCartCompared: true,
  /** A reload that was refused stays refused (decision D-131). */
  areRefusalsRemembered: true,
  /** A reload that was begun and never sent is no doubt (decision D-316). */
  areUnsentKnown: true,
  /** Before a reload of either kind is sent, both are asked about (decision D-421). */
  areBothAsked: true,
  /** That the server knows no order of a guest says nothing to anyone else (decision D-312). */
  isGuestHeeded: true,
};

export type Rules = Readonly<Record<keyof typeof SOUND, boolean>>;

/** How far it goes: more of anything shows nothing new. */
export type Bounds = {
  readonly tabs: number;
  readonly orderIds: number;
  readonly reloadIds: number;
  readonly messages: number;
  readonly expiries: number;
  /** The person may add money to the card, too. */
  readonly mayAddMoney?: boolean;
  /** The person begins as a guest, and may sign in. */
  readonly beginsAsGuest?: boolean;
};

export const chargedReloads = ({ reloads }: World): number =>
  Object.values(reloads).filter((verdict) => verdict === 'charged').length;

export const placedMarker = (markers: readonly Marker[], placed: string): readonly Marker[] => {
  const at = markers.findIndex(({ id }) => id === placed);
  const isOfGuest = markers[at]?.isOfGuest;
  return markers.filter(
    (one, each) =>
      each > at ||
      (at >= 0 && each < at && (one.isOfGuest !== isOfGuest || (one.reload !== null && one.stage !== 'begun'))),
  );
};

export const withMarker = (markers: readonly Marker[], marker: Marker): readonly Marker[] =>
  markers.some(({ id }) => id === marker.id)
    ? markers.map((one) => (one.id === marker.id ? marker : one))
    : [...markers, marker];
