import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#areas/menu/category.screen.tsx';
import { leaveUnlessMenu } from '../-menu-address.ts';

export const Route = createFileRoute('/menu/$menu/$category/$subcategory')({
  staticData: { title: 'shell.menu', description: 'menu.description' },
  beforeLoad: ({ params }) => leaveUnlessMenu(params.menu),
  loader: ({ context }) => context.catalogue.load('menu'),
  component: SubcategoryPage,
});

function SubcategoryPage() {
  const params = Route.useParams();
  return <CategoryScreen {...params} />;
}
