import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type EventFrom, fromPromise, type InputFrom } from 'xstate';
import { productQuery } from '#api/menu/product.ts';
import { Failure, type FailureCode } from '#domain/failure.ts';
import { cartItemOf, choiceOf } from '#domain/menu/cart-choice.ts';
import {
  type AddObstacle,
  addObstacle,
  inSize,
  keptChoice,
  mostOf,
  type ProductRequest,
  withOption,
} from '#domain/menu/choice-change.ts';
import type { ProductDetails, ProductForm } from '#domain/menu/product.ts';
import type { ProductChoice } from '#domain/menu/product-choice.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { productChoiceMachine } from '#machines/menu/product-choice.machine.ts';
import { fetchUncancelled } from '#parts/flow/fetch-uncancelled.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useCart, useCartCount, useCartPort } from '#session/cart/cart.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';
import { begunChoice, keepBegunChoice } from './begun-choice.ts';

const queryOf = ({ productNumber, locale, storeNumber }: ProductRequest) =>
  productQuery(productNumber, locale, storeNumber);

const formIn = (details: ProductDetails | null | undefined, { formCode }: ProductRequest): ProductForm | undefined =>
  details?.product.forms.find((form) => form.formCode === formCode);

const productChoiceActors = (queryClient: QueryClient): EveryActorOf<typeof productChoiceMachine> => ({
  loadProduct: fromPromise(async ({ input: { request, answered, choice }, signal }) => {
    const details = await fetchUncancelled(queryClient, queryOf(request), signal);
    const form = formIn(details, request);
    const kept = details && form ? keptChoice(details, form, choice) : null;
    if (!kept) throw new Failure('product-not-found');
    const before = answered ? queryClient.getQueryData(queryOf(answered).queryKey) : null;
    const size = formIn(before, request)?.sizes.find(({ sizeCode }) => sizeCode === choice?.sizeCode);
    const options = kept.lostOptions.map((number) => before?.optionsByProductNumber[number]?.product.name ?? '');
    return { choice: kept.choice, lost: [...(kept.lostSize ? [size?.name ?? ''] : []), ...options] };
  }),
});

/** Everything that the page of a product which is there shows and does. */
export type ReadyProduct = {
  readonly state: 'ready';
  readonly details: ProductDetails;
  readonly form: ProductForm;
  readonly choice: ProductChoice;
  readonly quantity: number;
  /** How many the order has room for; at least one. */
  readonly mostOfIt: number;
  /** The line of the cart that is changed; null for something new. */
  readonly line: string | null;
  /** The name of what it takes the place of; null where it is the same product, or something new. */
  readonly insteadOf: string | null;
  /** Names of what was chosen and is not to be had here; empty ones are not known. */
  readonly lost: readonly string[];
  /** Why it cannot be added; null where it can. */
  readonly obstacle: AddObstacle | null;
  readonly most: (option: string) => number;
  readonly chooseSize: (sizeCode: string) => void;
  readonly changeOption: (option: string, quantity: number) => void;
  readonly changeQuantity: (quantity: number) => void;
  readonly add: () => void;
};

export type ProductChoiceView =
  | { readonly state: 'loading' | 'not-found' | 'saved' }
  | { readonly state: 'failed'; readonly failure: FailureCode; readonly retry: () => void }
  | ReadyProduct;

export type ProductChoiceNeeds = {
  readonly request: ProductRequest;
  /** The line of the cart that is changed; null for something new. */
  readonly line: CartItem | null;
  /** The line was changed. */
  readonly onSaved: () => void;
};

/** What the page begins with: what was begun before, the line that is changed, or nothing yet. */
const startOf = (
  { request, line }: Pick<ProductChoiceNeeds, 'request' | 'line'>,
  begun: ReturnType<typeof begunChoice>,
): InputFrom<typeof productChoiceMachine> => ({
  request,
  // The options of another product do not fit this one.
  choice: begun?.choice ?? (line && line.product.productNumber === request.productNumber ? choiceOf(line) : null),
  quantity: begun?.quantity ?? line?.quantity ?? 1,
  line: line?.itemId ?? null,
});

/** Size, options and quantity of a product, and the way into the cart (MNU-018). */
export function useProductChoice({ request, line, onSaved }: ProductChoiceNeeds): ProductChoiceView {
  const queryClient = useQueryClient();
  const cart = useCartPort();
  const cartCount = useCartCount();
  const items = useCart()?.items ?? [];
  const session = useSession();
  const { clock } = session;
  const pageKey = [request.productNumber, request.formCode, line?.itemId, line?.quantity].join(' ');
  const { maximumItemAmount, maximumModifierAmount } = useConfiguration().order;
  const added = useRef<ProductChoice | null>(null);
  const begun = begunChoice(session, pageKey);
  /** A page that was only looked at has begun nothing: what was begun on another one stays. */
  const isBegun = useRef(begun !== null);
  const actor = useFlow(productChoiceMachine, () => productChoiceActors(queryClient), {
    input: startOf({ request, line }, begun),
    on: {
      'item.chosen': ({ item, line: replaced }) => {
        added.current = actor.getSnapshot().context.choice;
        keepBegunChoice(session, null);
        if (replaced === null) return cart.add(item);
        cart.replace(replaced, item);
        onSaved();
      },
      // The cart does not take it, and says why.
      'limit.exceeded': ({ item, line: kept }) => (kept === null ? cart.add(item) : cart.replace(kept, item)),
    },
  });
  const { storeNumber, locale, productNumber, formCode } = request;
  useEffect(
    () => actor.send({ type: 'product.requested', request: { storeNumber, locale, productNumber, formCode } }),
    [actor, storeNumber, locale, productNumber, formCode],
  );

  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ context: { choice, quantity }, status }) => {
      if (!isBegun.current || !choice || status !== 'active') return;
      const isAdded = choice === added.current && quantity === 1;
      keepBegunChoice(session, isAdded ? null : { key: pageKey, choice, quantity });
    });
    return unsubscribe;
  }, [actor, session, pageKey]);

  const snapshot = useSelector(actor, (now) => now);
  const { context } = snapshot;
  // Only the machine asks, and what it was answered is read here: to stop reading a query in flight would cancel it.
  const { data: details } = useQuery({
    ...queryOf(context.answered ?? context.request),
    enabled: false,
    subscribed: snapshot.hasTag('ready'),
  });
  const form = formIn(details, context.request);
  const { choice, quantity, lost } = context;

  if (snapshot.status === 'done') return { state: 'saved' };
  if (snapshot.hasTag('notFound')) return { state: 'not-found' };
  if (snapshot.hasTag('error')) {
    const retry = () => actor.send({ type: 'retry.pressed' });
    return { state: 'failed', failure: context.failure ?? 'unexpected', retry };
  }
  if (snapshot.hasTag('busy') || !details || !form || !choice) return { state: 'loading' };

  const choose = (chosen: EventFrom<typeof productChoiceMachine>) => {
    isBegun.current = true;
    actor.send(chosen);
  };
  const change = (option: string, amount: number) => {
    // Fewer is possible also where there were more than may be added.
    const most = Math.max(choice.quantities[option] ?? 0, mostOf(details, choice, option, maximumModifierAmount));
    const isPossible = amount >= 0 && amount <= most;
    choose({ type: 'option.changed', choice: withOption(details, choice, option, amount), isPossible });
  };
  // Another tab may have changed the line, or taken it out.
  const inLine = items.find(({ itemId }) => itemId === line?.itemId)?.quantity ?? 0;
  const room = maximumItemAmount - cartCount + inLine;
  const mostOfIt = Math.max(1, room);
  const obstacle = addObstacle(details, form, choice);
  return {
    state: 'ready',
    details,
    form,
    choice,
    quantity,
    mostOfIt,
    line: context.line,
    insteadOf: line && line.product.productNumber !== request.productNumber ? line.product.name : null,
    lost,
    obstacle,
    most: (option) => mostOf(details, choice, option, maximumModifierAmount),
    chooseSize: (sizeCode) => choose({ type: 'size.chosen', choice: inSize(details, choice, sizeCode) }),
    changeOption: change,
    // Where the order has less room by now than what was chosen, fewer is at once what it has room for.
    changeQuantity: (next) => choose({ type: 'quantity.changed', quantity: Math.min(next, mostOfIt), most: mostOfIt }),
    add: () => {
      const item = cartItemOf({ details, form, choice, quantity, at: clock.now() });
      // As many as a line has may stay in an order that holds too many.
      const most = Math.max(cart.room(line?.itemId), inLine);
      if (item) actor.send({ type: 'add.pressed', item, isOrderable: obstacle === null, most });
    },
  };
}
