import { useCartAvailability } from '#areas/ordering/cart/cart-availability.flow.ts';
import { Comparison } from '#areas/ordering/cart/comparison.tsx';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './cart-availability.model.ts';

const NOTHING = [] as const;

/** No store is looked up, so that the walk alone says which one it is. */
const NOT_KNOWN = { state: 'unknown', storeNumber: null } as const;

function Page() {
  const availability = useCartAvailability(NOTHING, NOT_KNOWN);
  externalEvents.register((event) => availability.send(event as Parameters<typeof availability.send>[0]));
  return <Comparison availability={availability} />;
}

describeView('ordering/cart-availability', model, (harness) => mount(harness, <Page />));
