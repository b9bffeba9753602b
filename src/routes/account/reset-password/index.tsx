import { createFileRoute, redirect } from '@tanstack/react-router';

/** What the address bar shows in place of the token (see `useHiddenToken`); without one there is nothing to reset. */
export const Route = createFileRoute('/account/reset-password/')({
  staticData: {
    title: 'account.recover.reset.title',
    description: 'account.recover.reset.description',
    header: 'minimal',
  },
  beforeLoad: () => {
    throw redirect({ to: '/account/forgot-password', replace: true });
  },
});
