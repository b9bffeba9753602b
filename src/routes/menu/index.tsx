import { createFileRoute } from '@tanstack/react-router';
import { MenuScreen } from '#areas/menu/menu.screen.tsx';

export const Route = createFileRoute('/menu/')({
  staticData: { title: 'shell.menu', description: 'menu.description' },
  loader: ({ context }) => context.catalogue.load('menu'),
  component: MenuScreen,
});
