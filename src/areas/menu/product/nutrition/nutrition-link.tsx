import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ProductRequest } from '#domain/menu/choice-change.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

type NutritionLinkProps = { request: ProductRequest; sizeCode: string; line: string | null };

/** The way to what is in it, for the size that is chosen now (MNU-018). */
export function NutritionLink({ request: { productNumber, formCode }, sizeCode, line }: NutritionLinkProps) {
  const { text } = useMessages();
  return (
    <TextLink
      standalone
      render={
        <Link
          to="/menu/product/$productNumber/$formCode/nutrition"
          params={{ productNumber, formCode }}
          search={{ size: sizeCode, line }}
        />
      }
    >
      {text('menu-product.nutrition')}
      <ChevronRight size={20} aria-hidden="true" />
    </TextLink>
  );
}
