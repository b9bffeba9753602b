import { createFileRoute } from '@tanstack/react-router';
import { FavouritesScreen } from '#areas/menu/favourites/favourites.screen.tsx';

export const Route = createFileRoute('/menu/favorites')({
  staticData: { title: 'menu-product.favourites.title', description: 'menu-product.favourites.description' },
  loader: ({ context }) => context.catalogue.load('menu', 'menu-product'),
  component: FavouritesScreen,
});
