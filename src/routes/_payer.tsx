import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requirePayer } from '#session/pages/require-payer.ts';

/** The steps of adding and editing a card: for members, and for guests who have something to pay for (CRD-043). */
export const Route = createFileRoute('/_payer')({
  staticData: { title: 'common.payment-methods', description: 'payment-methods.list.description' },
  beforeLoad: requirePayer,
  component: Outlet,
  // A few lines: a file of their own would only delay the page.
  codeSplitGroupings: [],
});
