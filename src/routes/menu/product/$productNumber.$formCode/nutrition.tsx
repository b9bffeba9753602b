import { createFileRoute } from '@tanstack/react-router';
import { NutritionScreen } from '#areas/menu/product/nutrition.screen.tsx';
import { sizeSearchSchema } from '#areas/menu/product/product-search.ts';

export const Route = createFileRoute('/menu/product/$productNumber/$formCode/nutrition')({
  validateSearch: sizeSearchSchema,
  staticData: { title: 'menu-product.nutrition-title', description: 'menu-product.nutrition-description' },
  loader: ({ context }) => context.catalogue.load('menu', 'menu-product'),
  component: NutritionPage,
});

function NutritionPage() {
  const { productNumber, formCode } = Route.useParams();
  const { size } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NutritionScreen
      productNumber={productNumber}
      formCode={formCode}
      size={size}
      onSizeChosen={(chosen) => void navigate({ search: { size: chosen }, replace: true })}
    />
  );
}
