import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#areas/account/history/history.screen.tsx';

export const Route = createFileRoute('/_member/account/history/')({
  staticData: { title: 'account.history.order-title', description: 'account.history.order-description' },
  loader: ({ context }) => context.catalogue.load('account.history'),
  component: () => <HistoryScreen key="order" kind="order" />,
});
