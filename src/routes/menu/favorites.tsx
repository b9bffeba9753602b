import { createFileRoute } from '@tanstack/react-router';
import { FavouritesScreen } from '#areas/menu/favourites/favourites.screen.tsx';

export const Route = createFileRoute('/menu/favorites')({
  staticData: { title: 'menu-favourites.title', description: 'menu-favourites.description' },
  loader: ({ context }) => context.catalogue.load('menu', 'menu-favourites'),
  component: FavouritesScreen,
});
