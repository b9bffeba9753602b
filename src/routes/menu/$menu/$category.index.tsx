import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '#areas/menu/category.screen.tsx';
import { lineSearchSchema } from '#areas/menu/product/product-search.ts';
import { cartPort } from '#session/cart/cart.ts';
import { leaveUnlessMenu } from '../-menu-address.ts';

export const Route = createFileRoute('/menu/$menu/$category/')({
  validateSearch: lineSearchSchema,
  staticData: { title: 'shell.menu', description: 'menu.description' },
  beforeLoad: ({ params }) => leaveUnlessMenu(params.menu),
  loaderDeps: ({ search: { line } }) => ({ line }),
  loader: ({ context, deps: { line } }) =>
    Promise.all([context.catalogue.load('menu'), ...(line === null ? [] : [cartPort(context.session).load()])]),
  component: CategoryPage,
});

function CategoryPage() {
  const params = Route.useParams();
  const { line } = Route.useSearch();
  return <CategoryScreen {...params} subcategory={null} line={line} />;
}
