import { HistoryScreen } from '#areas/account/history/history.screen.tsx';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { model } from './history.model.ts';
import { knowPastOrders } from './past-orders.ts';

describeView('account/history/history', model, (harness) =>
  mountAccount(harness, '/account/history', () => <HistoryScreen kind="order" />, knowPastOrders),
);
