import { HistoryScreen } from '#areas/account/history/history.screen.tsx';
import { describeView } from '../../kit/register-view.ts';
import { mountAccount } from '../mount-account.tsx';
import { knowPastOrders } from './past-orders.ts';
import { model } from './receipt.model.ts';

describeView('account/history/receipt', model, (harness) =>
  mountAccount(harness, '/account/history', () => <HistoryScreen kind="order" />, knowPastOrders),
);
