import { HistoryScreen } from '#areas/account/history.screen.tsx';
import { describeView } from '../kit/register-view.ts';
import { mountAccount } from './account-stage.tsx';
import { knowPastOrders } from './past-orders.ts';
import { model } from './receipt.model.ts';

describeView('account/receipt', model, (stage) =>
  mountAccount(stage, '/account/history', () => <HistoryScreen kind="order" />, knowPastOrders),
);
