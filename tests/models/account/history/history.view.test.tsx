import { HistoryScreen } from '#areas/account/history/history.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './history.model.ts';
import { preparePastOrders } from './past-orders.ts';

describeView('account/history/history', model, (harness) =>
  mount(harness, <HistoryScreen kind="order" />, { address: '/account/history', prepare: preparePastOrders }),
);
