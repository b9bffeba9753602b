import { createFileRoute } from '@tanstack/react-router';
import { MenuScreen } from '#areas/menu/menu.screen.tsx';
import { menuSearchSchema } from '#areas/menu/search/menu-search-schema.ts';

export const Route = createFileRoute('/menu/')({
  staticData: { title: 'shell.menu', description: 'menu.description' },
  validateSearch: menuSearchSchema,
  loader: ({ context }) => context.catalogue.load('menu'),
  component: MenuPage,
});

function MenuPage() {
  return <MenuScreen address={Route.useSearch()} />;
}
