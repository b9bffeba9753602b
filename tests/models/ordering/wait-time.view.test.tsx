import { WaitTime } from '#areas/ordering/checkout/wait-time.tsx';
import { storeNumberOf } from '#domain/stores/store.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { model } from './wait-time.model.ts';

describeView('ordering/wait-time', model, (harness) =>
  mount(harness, <WaitTime orderId="order-1" storeNumber={storeNumberOf('12345-6')} />),
);
