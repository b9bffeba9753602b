import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#areas/menu/product/product.screen.tsx';
import { lineSearchSchema } from '#areas/menu/product/product-search.ts';
import { cartPort } from '#session/cart.ts';

export const Route = createFileRoute('/menu/product/$productNumber/$formCode/')({
  validateSearch: lineSearchSchema,
  staticData: { title: 'menu-product.page-title', description: 'menu-product.description' },
  loaderDeps: ({ search: { line } }) => ({ line }),
  loader: ({ context, deps: { line } }) =>
    Promise.all([
      context.catalogue.load('menu', 'menu-product', 'menu-favourites'),
      // A line that is changed is in the cart, which no other page of a product waits for.
      ...(line === null ? [] : [cartPort(context.session).load()]),
    ]),
  component: ProductPage,
});

function ProductPage() {
  const { productNumber, formCode } = Route.useParams();
  const { line } = Route.useSearch();
  return (
    <ProductScreen
      key={`${productNumber} ${formCode} ${line}`}
      productNumber={productNumber}
      formCode={formCode}
      line={line}
    />
  );
}
