import { HistoryScreen } from '#areas/account/history.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { model } from './history.model.ts';
import { knowPastOrders } from './past-orders.ts';

describeView('account/history', model, (stage) =>
  mountAccount(stage, '/account/history', () => <HistoryScreen kind="order" />, knowPastOrders),
);
