import {
  addFavouriteProduct,
  deleteFavouriteProduct,
  favouriteProductsKey,
  favouriteProductsQuery,
} from '#api/menu/favourite-products.ts';
import type { Locale } from '#domain/locale.ts';
import { type FavouriteProduct, keyOfFavourite } from '#domain/menu/favourite-product.ts';
import type { StorePricing } from '#domain/menu/store-pricing.ts';
import { wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { favouriteTogglesOf } from '#session/favourite-toggles.ts';
import { oncePerSession } from '#session/once-per-session.ts';
import { useSession } from '#session/session-provider.tsx';
import { useStorePricing } from '../use-store-pricing.ts';
import { useFavouriteProducts } from './use-favourite-products.ts';

/** A favourite that the server has not named yet. */
export type FavouriteDraft = Omit<FavouriteProduct, 'id'>;

type Pressed = { readonly draft: FavouriteDraft; readonly locale: Locale; readonly store: StorePricing | null };

/** What each heart keeps, by its key, from the press on: a removal can be undone, and signing in may come between. */
const draftsOf = oncePerSession((session) => {
  const drafts = new Map<string, Pressed>();
  session.onForgotten(() => drafts.clear());
  return drafts;
});

const removalKey = (key: string) => `favourite-product-removed ${key}`;

const itemOf = ({ product, forms: [{ formCode, sizes }], childItems }: FavouriteDraft) => ({
  productNumber: product.productNumber,
  formCode,
  sizeCode: sizes[0].sizeCode,
  sku: sizes[0].sku,
  childItems: [...childItems],
});

/** The hearts of products (OPP-048, OPP-049). What became of a press is a notice, which outlives the screen. */
const useProductToggles = favouriteTogglesOf(({ session, queryClient, hearts }) => {
  const { notices, tabs } = session;
  const refresh = () => void queryClient.invalidateQueries({ queryKey: favouriteProductsKey });
  const write = async (change: (listed: readonly FavouriteProduct[]) => readonly FavouriteProduct[]) => {
    // A list that is being read may be of before the change; stopped, it cannot undo what is kept here.
    await queryClient.cancelQueries({ queryKey: favouriteProductsKey });
    queryClient.setQueriesData<readonly FavouriteProduct[]>({ queryKey: favouriteProductsKey }, (listed) =>
      listed === undefined ? undefined : change(listed),
    );
  };
  /** By key, the ids that the server gave to what was added, until a list names them. */
  const added = new Map<string, string>();
  session.onForgotten(() => added.clear());
  const idIn = (list: readonly FavouriteProduct[], subject: string) =>
    list.find((one) => keyOfFavourite(one) === subject)?.id;
  /** A list that is to be read again may name an id that is gone. */
  const validLists = () =>
    queryClient
      .getQueriesData<readonly FavouriteProduct[]>({
        queryKey: favouriteProductsKey,
        predicate: ({ state }) => !state.isInvalidated,
      })
      .flatMap(([, list]) => list ?? []);
  /** What is to be removed by; where nothing here says it, the server does, and what it does not list is no favourite. */
  const idOf = async (subject: string, { locale, store }: Pressed, signal: AbortSignal) =>
    idIn(validLists(), subject) ??
    added.get(subject) ??
    idIn(await fetchUncancelled(queryClient, favouriteProductsQuery(locale, store), signal), subject);
  tabs.listen((message) => {
    if (message === 'favourite-products-changed') refresh();
  });
  return {
    async save({ subject, favourite, signal }) {
      try {
        const pressed = draftsOf(session).get(subject);
        if (!pressed) return;
        const { draft, locale } = pressed;
        if (favourite) {
          const { addFavoriteProduct } = await addFavouriteProduct({
            variables: { locale, item: itemOf(draft) },
            signal,
          });
          // Its member may have signed out by then (FC-071).
          signal.throwIfAborted();
          added.set(subject, addFavoriteProduct.id);
          await write((list) => [
            ...list.filter((one) => keyOfFavourite(one) !== subject),
            { ...draft, ...addFavoriteProduct },
          ]);
        } else {
          const favoriteProductId = await idOf(subject, pressed, signal);
          if (favoriteProductId) await deleteFavouriteProduct({ variables: { favoriteProductId }, signal });
          added.delete(subject);
          await write((list) => list.filter((one) => keyOfFavourite(one) !== subject));
        }
      } finally {
        // Also what was not heard may have been kept.
        refresh();
      }
    },
    refused: (failure) => notices.toast('favourite-product', { text: wording(`failures.${failure}`), tone: 'failure' }),
    removed: (key) =>
      notices.toast(
        removalKey(key),
        { text: wording('menu-product.favourites.removed', { product: draftsOf(session).get(key)?.draft.name ?? '' }) },
        () => hearts().restore(key),
      ),
    kept(key, favourite) {
      if (favourite) notices.withdraw(removalKey(key));
      tabs.post('favourite-products-changed');
    },
  };
});

export type ProductHearts = {
  /** Whether the heart of a favourite is filled, by its key. */
  readonly isFavourite: (key: string) => boolean;
  /** Shown, not yet kept by the server. */
  readonly isPending: (key: string) => boolean;
  readonly press: (draft: FavouriteDraft) => void;
  /** A heart asks to sign in. */
  readonly asking: boolean;
  readonly dismiss: () => void;
  readonly signIn: () => void;
};

/** The hearts of products as they show now: what was pressed, else what the server has kept. */
export function useProductHearts(): ProductHearts {
  const { locale } = useMessages();
  const session = useSession();
  const { hearts, optimistic } = useProductToggles();
  const products = useFavouriteProducts();
  const { store } = useStorePricing();
  const favourites = products.state === 'listed' ? products.favourites : [];
  const kept = favourites.map(keyOfFavourite);
  const isFavourite = (key: string) => optimistic.byKey.get(key) ?? kept.includes(key);
  return {
    isFavourite,
    isPending: (key) => optimistic.byKey.has(key),
    press(draft) {
      const key = keyOfFavourite(draft);
      // What Undo brings back is what was kept, whatever is chosen on the page by now.
      const listed = favourites.find((one) => keyOfFavourite(one) === key);
      draftsOf(session).set(key, { draft: listed ?? draft, locale, store });
      hearts.press(key, isFavourite(key));
    },
    asking: optimistic.asking !== null,
    dismiss: hearts.dismiss,
    signIn: hearts.signIn,
  };
}
