import { createFileRoute } from '@tanstack/react-router';
import { GiftsScreen } from '#areas/gifting/catalogue/gifts.screen.tsx';

export const Route = createFileRoute('/gift/')({
  staticData: { title: 'shell.gifts', description: 'gifting-catalogue.description' },
  loader: ({ context }) => context.catalogue.load('gifting-catalogue'),
  component: GiftsScreen,
});
