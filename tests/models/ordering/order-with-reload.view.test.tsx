import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { PlacementDialogs } from '#areas/ordering/placed/placement-dialogs.tsx';
import { PlacementProblem } from '#areas/ordering/summary/placement-problem.tsx';
import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import type { BeginAnswer } from '#machines/ordering/order-placement.events.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOrderPlacement } from '#session/ordering/order-placement.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model, OPEN } from './order-with-reload.model.ts';

/** What an earlier page has charged, without an answer. */
const UNFINISHED = {
  orderId: 'order-0',
  storeNumber: '1',
  visitor: 'member',
  reload: OPEN,
  pickupOption: 'in-store',
  scheduledAt: null,
  stage: 'reloading',
};
const PLACED: BeginAnswer = { outcome: 'placed', placed: { orderId: 'order-0', placedAt: 0, orderToken: null } };
const NOT_PLACED: BeginAnswer = { outcome: 'refused', refusal: { code: 'SLOT_UNAVAILABLE', message: null } };
const ENDS = new Map<unknown, BeginAnswer>([
  ['placed', PLACED],
  ['unplaced', NOT_PLACED],
  ['doubted', { outcome: 'missing' }],
]);

/** The order that was handed on ends as the walk says. */
let endOrder: (answer: BeginAnswer) => void = () => {};
const actors = { beginOrder: fromPromise(() => new Promise<BeginAnswer>((resolve) => (endOrder = resolve))) };

/** The parts that any page which orders shows of a reload; choosing another card stands for all that puts a problem aside. */
function Page() {
  const { text } = useMessages();
  const { send, on: _, ...placing } = useOrderPlacement();
  const { placement, reload } = placing;
  externalEvents.register((event) => {
    if (event.type === 'order.ended') endOrder(ENDS.get(event['end']) ?? PLACED);
    else send(event as Parameters<typeof send>[0]);
  });
  const isAlone = placement.hasTag('busy') && reload.matches({ ready: 'idle' });
  const isPlaced = placement.hasTag('done');
  const isInDoubt = placement.hasTag('error') && placement.hasTag('unsure');
  useEffect(() => {
    // An order that needed no reload is another walk's, and so is what is said of one that was placed, or is in doubt.
    if (isAlone) endOrder(PLACED);
    if (isPlaced || isInDoubt) send({ type: 'placement.dismissed' });
  }, [isAlone, isPlaced, isInDoubt, send]);
  const hasProblem = reload.matches('ready') && !reload.matches({ ready: 'idle' });
  return (
    <>
      {reload.hasTag('unsure') ? (
        <PlacementDialogs isConfirmed={false} isPageLeft={false} isSignInNeeded={false} />
      ) : null}
      <PlacementProblem summary={{ placing: { ...placing, send } }} onChoosePayment={() => {}} />
      <p data-testid="filled">
        {reload.hasTag('filled') ? text('order-placed.reload.filled') : null}
        {reload.hasTag('doubted') ? text('order-placed.reload.doubted') : null}
      </p>
      {hasProblem ? (
        <button type="button" onClick={() => send({ type: 'placement.dismissed' })}>
          Pay by another card
        </button>
      ) : null}
      <p data-testid="busy">{reload.hasTag('busy') ? text('ordering-summary.placing') : ''}</p>
    </>
  );
}

describeView('ordering/order-with-reload', model, (harness) => {
  window.localStorage.clear();
  if (harness.start === 'a reload without an end')
    window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([{ ...UNFINISHED, at: Date.now() }]));
  return mount(harness, <Page />, { address: '/menu/cart', actors });
});
