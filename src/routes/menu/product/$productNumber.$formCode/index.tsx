import { createFileRoute } from '@tanstack/react-router';
import { ProductScreen } from '#areas/menu/product/product.screen.tsx';
import { lineSearchSchema } from '#areas/menu/product/product-search.ts';

export const Route = createFileRoute('/menu/product/$productNumber/$formCode/')({
  validateSearch: lineSearchSchema,
  staticData: { title: 'menu-product.page-title', description: 'menu-product.description' },
  loader: ({ context }) => context.catalogue.load('menu', 'menu-product'),
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
