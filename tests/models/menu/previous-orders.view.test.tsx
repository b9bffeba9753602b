import { describeView } from '../kit/register-view.ts';
import { mountPreviousOrders } from './mount-previous-orders.tsx';
import { model } from './previous-orders.model.ts';

describeView('menu/previous-orders', model, (harness) => mountPreviousOrders(harness));
