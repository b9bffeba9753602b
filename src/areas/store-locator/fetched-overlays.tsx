import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import type { PinnedStoreProps } from './details/pinned-store.tsx';
import type { StoreDetailsProps } from './details/store-details.tsx';
import type { HeartSignInProps } from './own-stores/heart-sign-in.tsx';

// Overlays come when they are wanted: the dialog's code is no part of the first load.
const PINNED_STORE = lazyPart<PinnedStoreProps>(async () => (await import('./details/pinned-store.tsx')).PinnedStore);
const HEART_SIGN_IN = lazyPart<HeartSignInProps>(
  async () => (await import('./own-stores/heart-sign-in.tsx')).HeartSignIn,
);
const STORE_DETAILS = lazyPart<StoreDetailsProps>(
  async () => (await import('./details/store-details.tsx')).StoreDetails,
);

const MAY_RELOAD = { mayReload: true };

/** The store of a pressed pin (LOC-068). */
export function FetchedPinnedStore(props: PinnedStoreProps) {
  const PinnedStore = useFetchedPart(PINNED_STORE, props.onClose, MAY_RELOAD);
  return PinnedStore ? <PinnedStore {...props} /> : null;
}

/** Asks a visitor without an account to sign in (LOC-062). */
export function FetchedHeartSignIn(props: HeartSignInProps) {
  const HeartSignIn = useFetchedPart(HEART_SIGN_IN, props.onClose, MAY_RELOAD);
  return HeartSignIn ? <HeartSignIn {...props} /> : null;
}

/** The expanded store (LOC-046), from the first time on that one is shown: it stays so that it can leave as it came. */
export function FetchedStoreDetails(props: StoreDetailsProps) {
  const { shown, dismiss } = props.details;
  const StoreDetails = useFetchedPart(shown ? STORE_DETAILS : null, dismiss, MAY_RELOAD);
  return StoreDetails ? <StoreDetails {...props} /> : null;
}
