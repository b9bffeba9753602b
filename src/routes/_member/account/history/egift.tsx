import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '#areas/account/history/history.screen.tsx';

export const Route = createFileRoute('/_member/account/history/egift')({
  staticData: { title: 'account.history.egift-title', description: 'account.history.egift-description' },
  loader: ({ context }) => context.catalogue.load('account.history'),
  component: () => <HistoryScreen key="egift" kind="egift" />,
});
