import { createFileRoute } from '@tanstack/react-router';
import { UnsubscribeResultScreen } from '#areas/privacy/unsubscribe-result.screen.tsx';
import { unsubscribeSearchSchema } from '#areas/privacy/unsubscribe-search.ts';

export const Route = createFileRoute('/unsubscribe/complete')({
  validateSearch: unsubscribeSearchSchema,
  staticData: { title: 'privacy-pages.unsubscribe.page-title', description: 'privacy-pages.unsubscribe.description' },
  loader: ({ context }) => context.catalogue.load('privacy-pages'),
  component: UnsubscribePage,
});

function UnsubscribePage() {
  return <UnsubscribeResultScreen {...Route.useSearch()} />;
}
