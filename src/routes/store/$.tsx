import { createFileRoute, redirect } from '@tanstack/react-router';

// Links from elsewhere name a store by its number: the locator shows it (ACC-005).
export const Route = createFileRoute('/store/$')({
  staticData: { title: 'common.find-a-store', description: 'shell.store-locator-description' },
  beforeLoad: ({ params: { _splat = '' } }) => {
    const [storeNumber] = _splat.split('/');
    throw redirect({ to: '/store-locator', search: { storeNumber, details: storeNumber }, replace: true });
  },
});
