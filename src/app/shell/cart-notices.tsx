import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type CartItem, cartCount, type RemovedLine } from '#domain/ordering/cart.ts';
import type { Notice } from '#machines/session/notices.machine.ts';
import { type Wording, wording } from '#messages/messages.ts';
import { cartPort, useCartPort } from '#session/cart/cart.ts';
import type { CartNews } from '#session/cart/cart-actor.ts';
import { missingMachineWords } from '#session/missing-file.ts';
import { useNotices, useSession } from '#session/session-provider.tsx';

const CART = 'cart';

/** Says on every page what became of a change of the cart. */
export function CartNotices() {
  const { catalogue } = useRouter().options.context;
  const cart = cartPort(useSession());
  const notices = useNotices();
  const { restore } = useCartPort();
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    /** What was added since it was last said: an order that is ordered again is one notice (D-429). */
    let added: CartItem[] = [];
    return cart.onNews(async (news) => {
      if (news.type === 'items.changed') return;
      if (news.type === 'item.added') added.push(news.item);
      try {
        await catalogue.load('ordering');
      } catch (thrown) {
        // What was added is in the cart, as its count says.
        if (news.type === 'item.added') added = [];
        if (news.type === 'item.added' || news.type === 'item.replaced') return;
        notices.toast(CART, { text: await missingMachineWords(thrown), tone: 'failure' });
        return;
      }
      if (news.type === 'keeping.failed' || news.type === 'kept.unreadable') {
        notices.showBanner(news.type, { text: wording(KEEPING_TEXTS[news.type]) });
        return;
      }
      if (news.type === 'item.added') {
        const items = added;
        added = [];
        if (items.length > 0) notices.toast(CART, { text: addedText(items), tone: 'success' });
        return;
      }
      const undo = news.type === 'items.removed' ? () => latest.current(news.removed) : undefined;
      notices.toast(CART, toastOf(news), undo);
    });
  }, [cart, catalogue, notices]);
  return null;
}

const KEEPING_TEXTS = {
  'keeping.failed': 'ordering.cart.not-kept',
  'kept.unreadable': 'ordering.cart.unreadable',
} as const;

type Toasted = Exclude<CartNews, { readonly type: keyof typeof KEEPING_TEXTS | 'items.changed' | 'item.added' }>;

function toastOf(news: Toasted): { text: Wording; tone: Notice['tone'] } {
  switch (news.type) {
    case 'item.replaced':
      return { text: wording('ordering.cart.replaced', { name: news.item.product.name }), tone: 'success' };
    case 'items.removed':
      return { text: removedText(news.removed), tone: 'info' };
    case 'items.restored':
      return { text: restoredText(news.removed), tone: 'success' };
    case 'limit.reached':
      return { text: wording('ordering.cart.limit', { limit: news.limit }), tone: 'failure' };
    case 'edit.refused':
      return { text: wording('ordering.cart.invalid'), tone: 'failure' };
  }
}

function addedText(added: readonly CartItem[]) {
  const [first] = added;
  if (added.length === 1 && first) return wording('ordering.cart.added', { name: first.product.name });
  return wording('ordering.cart.added-many', { count: cartCount(added) });
}

function removedText(removed: readonly RemovedLine[]) {
  const [first] = removed;
  if (removed.length === 1 && first) return wording('ordering.cart.removed', { name: first.item.product.name });
  return wording('ordering.cart.removed-many', { count: cartCount(removed.map(({ item }) => item)) });
}

function restoredText(restored: readonly RemovedLine[]) {
  const [first] = restored;
  if (restored.length === 1 && first) return wording('ordering.cart.restored', { name: first.item.product.name });
  return wording('ordering.cart.restored-many', { count: cartCount(restored.map(({ item }) => item)) });
}
