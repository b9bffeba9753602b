import { HistoryScreen } from '#areas/account/history/history.screen.tsx';
import { mount } from '../../kit/mount.tsx';
import { describeView } from '../../kit/register-view.ts';
import { model } from './history.model.ts';
import { preparePastOrders } from './past-orders.ts';

describeView('account/history/history', model, (harness) =>
  mount(harness, <HistoryScreen kind="order" />, {
    address: '/account/history',
    // On a first look they come once the page is there.
    prepare: (parts) => preparePastOrders(parts, harness.start !== 'a first look'),
  }),
);
