import { createFileRoute } from '@tanstack/react-router';
import { GiftConfirmationScreen } from '#areas/gifting/purchase/confirmation.screen.tsx';

export const Route = createFileRoute('/gift/confirmation')({
  staticData: { title: 'gifting-purchase.title', description: 'gifting-purchase.description' },
  loader: ({ context }) => context.catalogue.load('gifting-catalogue', 'gifting-purchase', 'gifting-errors'),
  component: GiftConfirmationScreen,
});
