import { createFileRoute } from '@tanstack/react-router';
import { GiftCategoryScreen } from '#areas/gifting/catalogue/gift-category.screen.tsx';

export const Route = createFileRoute('/gift/category/$categoryUrn')({
  staticData: { title: 'shell.gifts', description: 'gifting-catalogue.description' },
  loader: ({ context }) => context.catalogue.load('gifting-catalogue'),
  component: CategoryPage,
});

function CategoryPage() {
  return <GiftCategoryScreen {...Route.useParams()} />;
}
