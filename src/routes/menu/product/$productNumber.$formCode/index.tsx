import { createFileRoute } from '@tanstack/react-router';
import type { prefetchProduct } from '#areas/menu/product/prefetch-product.ts';
import { ProductScreen } from '#areas/menu/product/product.screen.tsx';
import { lineSearchSchema } from '#areas/menu/product/product-search.ts';
import { cartPort } from '#session/cart/cart.ts';
import { useHydrated } from '#session/use-hydrated.ts';

type PrefetchProduct = typeof prefetchProduct;

export const Route = createFileRoute('/menu/product/$productNumber/$formCode/')({
  validateSearch: lineSearchSchema,
  staticData: { title: 'menu-product.page-title', description: 'menu-product.description' },
  loaderDeps: ({ search: { line } }) => ({ line }),
  loader: ({ context, params, deps: { line } }) => {
    void prefetch(context, params);
    return Promise.all([
      context.catalogue.load('menu', 'menu-product'),
      // A line that is changed is in the cart, which no other page of a product waits for.
      ...(line === null ? [] : [cartPort(context.session).load()]),
    ]);
  },
  component: ProductPage,
});

/** Begins with the product while the page's own chunk is on its way; what is missing, the page says itself. */
async function prefetch(...[context, params]: Parameters<PrefetchProduct>): Promise<void> {
  const part = await import('#areas/menu/product/prefetch-product.ts').catch(() => null);
  part?.prefetchProduct(context, params);
}

function ProductPage() {
  const { productNumber, formCode } = Route.useParams();
  const { line } = Route.useSearch();
  // While the prerendered page is hydrated the cart counts as empty; the line is looked for after that.
  const isLineKnown = useHydrated() || line === null;
  return (
    <ProductScreen
      key={`${productNumber} ${formCode} ${line} ${isLineKnown}`}
      productNumber={productNumber}
      formCode={formCode}
      line={line}
    />
  );
}
