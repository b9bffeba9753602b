import { HistoryScreen } from '#areas/account/history/history.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { preparePastOrders } from './past-orders.ts';
import { model } from './receipt.model.ts';

describeView('account/history/receipt', model, (harness) =>
  mount(harness, <HistoryScreen kind="order" />, { address: '/account/history', prepare: preparePastOrders }),
);
