import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BulkGiftBanner } from '#areas/gifting/catalogue/bulk-gift-banner.tsx';

// What every page of gifts has.
export const Route = createFileRoute('/gift')({
  staticData: { title: 'shell.gifts', description: 'gifting-catalogue.description' },
  loader: ({ context }) => context.catalogue.load('gifting-catalogue'),
  component: GiftLayout,
});

function GiftLayout() {
  return (
    <>
      <Outlet />
      <BulkGiftBanner />
    </>
  );
}
