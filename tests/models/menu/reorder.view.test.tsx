import { describeView } from '../kit/register-view.ts';
import { mountPreviousOrders } from './mount-previous-orders.tsx';
import { model } from './reorder.model.ts';

describeView('menu/reorder', model, (harness) => mountPreviousOrders(harness, { wanted: true }));
