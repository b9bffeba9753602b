import { fromPromise } from 'xstate';
import { PlacementDialogs } from '#areas/ordering/placed/placement-dialogs.tsx';
import { PlacementProblem } from '#areas/ordering/summary/placement-problem.tsx';
import { Failure } from '#domain/failure.ts';
import { UNFINISHED_ORDERS_KEY } from '#domain/ordering/order-placement.ts';
import type { PrepareAnswer } from '#machines/ordering/order-with-reload.events.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useOrderPlacement } from '#session/ordering/order-placement.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './order-placement.model.ts';

/** What an earlier page has sent, without an answer. */
const UNFINISHED = {
  orderId: 'order-1',
  storeNumber: '1',
  visitor: 'member',
  reload: null,
  pickupOption: 'in-store',
  scheduledAt: null,
  stage: 'ordering',
};

/** The walk asks for an order, whose card holds enough; what an order that is insisted on comes to is the reload's own walk. */
let isEnough = false;
const actors = {
  prepareReload: fromPromise(async (): Promise<PrepareAnswer> => {
    if (!isEnough) throw new Failure('signed-out');
    isEnough = false;
    return { outcome: 'enough' };
  }),
};

/** The parts that any page which orders shows of it; choosing another card stands for all that puts a problem aside. */
function Page() {
  const { text } = useMessages();
  const { send, on: _, ...placing } = useOrderPlacement();
  externalEvents.register((event) => {
    isEnough = event['reload'] !== null;
    send(event as Parameters<typeof send>[0]);
  });
  const { placement } = placing;
  const isBusy = placement.hasTag('busy') && !placement.hasTag('unsure');
  const hasProblem = placement.matches({ ready: 'refused' }) || placement.matches({ ready: 'failed' });
  return (
    <>
      <PlacementDialogs isConfirmed={placement.hasTag('done')} isPageLeft={false} isSignInNeeded={false} />
      <PlacementProblem summary={{ placing: { ...placing, send } }} onChoosePayment={() => {}} />
      {hasProblem ? (
        <button type="button" onClick={() => send({ type: 'placement.dismissed' })}>
          Pay by another card
        </button>
      ) : null}
      <p data-testid="busy">{isBusy ? text('ordering-summary.placing') : ''}</p>
    </>
  );
}

describeView('ordering/order-placement', model, (harness) => {
  window.localStorage.clear();
  if (harness.start === 'an order without an end')
    window.localStorage.setItem(UNFINISHED_ORDERS_KEY, JSON.stringify([{ ...UNFINISHED, at: Date.now() }]));
  return mount(harness, <Page />, { address: '/menu/cart', actors });
});
