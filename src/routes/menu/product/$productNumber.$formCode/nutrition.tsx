import { createFileRoute } from '@tanstack/react-router';
import { NutritionScreen } from '#areas/menu/product/nutrition/nutrition.screen.tsx';
import { nutritionSearchSchema } from '#areas/menu/product/product-search.ts';

export const Route = createFileRoute('/menu/product/$productNumber/$formCode/nutrition')({
  validateSearch: nutritionSearchSchema,
  staticData: { title: 'menu-product.nutrition-title', description: 'menu-product.nutrition-description' },
  loader: ({ context }) => context.catalogue.load('menu', 'menu-product'),
  component: NutritionPage,
});

function NutritionPage() {
  const { productNumber, formCode } = Route.useParams();
  const { size, line } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NutritionScreen
      productNumber={productNumber}
      formCode={formCode}
      size={size}
      line={line}
      onSizeChosen={(chosen) => void navigate({ search: { size: chosen, line }, replace: true, resetScroll: false })}
    />
  );
}
