import { createFileRoute } from '@tanstack/react-router';
import { PreviousOrdersScreen } from '#areas/menu/previous/previous-orders.screen.tsx';

export const Route = createFileRoute('/menu/previous')({
  staticData: { title: 'menu-previous.title', description: 'menu-previous.description' },
  loader: ({ context }) => context.catalogue.load('menu', 'menu-previous'),
  component: PreviousOrdersScreen,
});
