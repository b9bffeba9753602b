import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { menusQuery } from '#api/menu/menu.ts';
import { productQuery } from '#api/menu/product.ts';
import { Failure } from '#domain/failure.ts';
import type { Locale } from '#domain/locale.ts';
import { cartItemOf } from '#domain/menu/cart-choice.ts';
import type { MenuProduct } from '#domain/menu/menu.ts';
import { problemsOf, usualChoice, usualSize } from '#domain/menu/product-choice.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import type { StoreNumber } from '#domain/stores/store.ts';
import { type QuickAddAnswer, quickAddMachine } from '#machines/menu/quick-add.machine.ts';
import { type Wording, wording } from '#messages/messages.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useBackgroundFlow } from '#parts/flow/use-background-flow.ts';
import { unavailableTexts } from '#parts/menu/availability-text.ts';
import type { Clock } from '#platform/clock.ts';
import { nextTask } from '#platform/next-task.ts';
import { type CartPort, useCartPort } from '#session/cart/cart.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useClock, useNotices } from '#session/session-provider.tsx';
import { productAddress } from './product-address.ts';
import { askAtStore, useStoreNow } from './use-store-pricing.ts';

type QuickAddNeeds = {
  readonly product: MenuProduct;
  /** Whose menu the product is shown in; null for the national one. */
  readonly storeNumber: StoreNumber | null;
  /** The line of the cart that gives way to it; null where it is added. */
  readonly replaced: CartItem | null;
};

/**
 * On a page where one product takes the place of a line: whether one has, and how the page learns of it, and that it is still
 * there once the way to the cart has ended.
 */
export type Replacing = { readonly isOver: boolean; readonly onReplaced: () => void; readonly onKept: () => void };

type PreparationNeeds = QuickAddNeeds & {
  readonly queryClient: QueryClient;
  readonly locale: Locale;
  readonly clock: Clock;
  readonly cart: CartPort;
  readonly storeNow: () => StoreNumber | null;
};

const actors = (latest: { readonly current: PreparationNeeds }): EveryActorOf<typeof quickAddMachine> => ({
  prepareItem: fromPromise(({ signal }) => usualItem(latest.current, signal)),
});

/** The usual size of a product as it comes, asked for at the store that orders go to. */
async function usualItem(needs: PreparationNeeds, signal: AbortSignal): Promise<QuickAddAnswer> {
  const { queryClient, product, replaced, locale, clock, cart, storeNow } = needs;
  // What the press shows is painted first.
  await nextTask();
  const find = (storeNumber: StoreNumber | null) =>
    fetchUncancelled(queryClient, productQuery(product.productNumber, locale, storeNumber), signal);
  const details = await askAtStore(storeNow, find, signal);
  if (!details) throw new Failure('product-not-found');
  const { availability, forms } = details.product;
  if (availability !== 'Available') return { kind: 'unavailable', availability };
  const form = forms.find(({ formCode }) => formCode === product.formCode);
  const size = form && usualSize(form);
  if (!form || !size) return { kind: 'choice' };
  const choice = usualChoice(details, size.sizeCode);
  if (problemsOf(details, form, choice).length > 0) return { kind: 'choice' };
  const item = cartItemOf({ details, form, choice, quantity: 1, at: clock.now() });
  // What gives way makes room.
  return item ? { kind: 'item', item, room: cart.room(replaced?.itemId) } : { kind: 'choice' };
}

/** The plus of one product. */
export function useQuickAdd({ product, storeNumber, replaced }: QuickAddNeeds, replacing: Replacing | null) {
  const { locale } = useMessages();
  const queryClient = useQueryClient();
  const clock = useClock();
  const cart = useCartPort();
  const notices = useNotices();
  const navigate = useNavigate();
  const router = useRouter();
  const storeNow = useStoreNow(storeNumber);
  const needs = { queryClient, product, storeNumber, replaced, locale, clock, cart, storeNow };
  const latest = useRef(needs);
  latest.current = needs;
  const notice = `not-added ${product.productNumber}`;
  const sayMissing = (text: Wording) =>
    notices.showBanner(notice, {
      title: wording('menu.not-added', { product: product.name }),
      text,
      tone: 'failure',
    });
  const actor = useBackgroundFlow(quickAddMachine, () => actors(latest), {
    on: {
      'item.ready': ({ item }) => {
        const line = latest.current.replaced;
        if (line === null) return cart.add(item);
        cart.replace(line.itemId, { ...item, quantity: line.quantity });
        replacing?.onReplaced();
        // Another navigation, such as Back, may have cut it off.
        void navigate({ to: '/menu/cart' }).then(() => {
          if (router.state.location.pathname !== '/menu/cart') replacing?.onKept();
        });
      },
      'choice.required': () => void navigate({ to: productAddress(product, replaced?.itemId) }),
    },
    // Without the page that offers what to have instead of a line, the line stays.
    left: replaced === null && {
      on: {
        'item.ready': ({ item }) => cart.add(item),
        'choice.required': () => sayMissing(wording('menu.not-added-choice')),
      },
      rested({ context: { failure, availability } }) {
        const text = availability && unavailableTexts[availability];
        if (failure !== null) sayMissing(wording(`failures.${failure}`));
        else if (text) sayMissing(wording(text));
      },
    },
  });
  const snapshot = useSelector(actor, (now) => now);
  useEffect(() => {
    if (replacing) actor.send({ type: replacing.isOver ? 'line.replaced' : 'page.kept' });
  }, [actor, replacing]);
  const isRefused = snapshot.hasTag('refused');
  // What is read anew may be what was there before, and the product the very same object (D-348).
  useEffect(() => {
    if (!isRefused) return;
    const hash = hashKey(menusQuery(locale, storeNumber).queryKey);
    return queryClient.getQueryCache().subscribe((news) => {
      if (news.query.queryHash === hash && news.type === 'updated' && news.action.type === 'success')
        actor.send({ type: 'menu.renewed' });
    });
  }, [actor, queryClient, locale, storeNumber, isRefused]);
  return {
    isBusy: snapshot.hasTag('busy'),
    isAdded: snapshot.hasTag('added'),
    failure: snapshot.hasTag('error') ? snapshot.context.failure : null,
    /** Why it cannot be had, as the product itself said; null where it did not. */
    refusal: isRefused ? snapshot.context.availability : null,
    add() {
      notices.actor.send({ type: 'notice.dismissed', key: notice });
      actor.send({ type: 'add.pressed' });
    },
  };
}
