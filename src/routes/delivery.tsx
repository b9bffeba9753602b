import { createFileRoute, redirect } from '@tanstack/react-router';

// Links from elsewhere lead here; the page itself, or the locator in its place, stands below the locator (ACC-005, DLV-001, DLV-002).
export const Route = createFileRoute('/delivery')({
  staticData: { title: 'delivery.page-title', description: 'delivery.description' },
  beforeLoad: () => {
    throw redirect({ to: '/store-locator/delivery', replace: true });
  },
});
