import type { ProductRequest } from '#domain/menu/choice-change.ts';
import type { CartItem } from '#domain/ordering/cart.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { LoadingStatus } from '#parts/loading/loading-status.tsx';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { useListedProduct } from './listed-product.ts';
import { useProductChoice } from './product-choice.flow.ts';
import { ProductChoosing } from './product-choosing.tsx';
import { ProductHead } from './product-head.tsx';
import { ProductMissing } from './product-missing.tsx';
import * as css from './product-page.css.ts';

type ProductPageProps = {
  readonly request: ProductRequest;
  /** The line of the cart that is changed; null for something new. */
  readonly line: CartItem | null;
  readonly onSaved: () => void;
};

/** A product in whatever state it is; what a menu has said of it shows at once. */
export function ProductPage({ request, line, onSaved }: ProductPageProps) {
  const { text } = useMessages();
  const listed = useListedProduct(request);
  const view = useProductChoice({ request, line, onSaved });
  const product = view.state === 'ready' ? view.details.product : listed;
  const same = line?.product.productNumber === request.productNumber ? line : null;
  const name = product?.name ?? same?.product.name ?? null;
  usePageSubject(view.state === 'not-found' ? null : name);
  if (view.state === 'not-found') return <ProductMissing />;
  const picture = product?.picture ?? same?.product.picture ?? null;
  return (
    <article className={classNames(page.wide, css.product)}>
      <ProductHead name={name} picture={picture} ready={view.state === 'ready' ? view : null} state={view.state} />
      <div className={css.choices}>
        {view.state === 'ready' ? <ProductChoosing request={request} product={view} /> : null}
        {view.state === 'failed' ? (
          <LoadError title={text('menu-product.failed')} failure={view.failure} onRetry={view.retry} />
        ) : null}
        {view.state === 'loading' ? <ChoicesSkeleton /> : null}
      </div>
    </article>
  );
}

function ChoicesSkeleton() {
  const { text } = useMessages();
  return (
    <>
      <LoadingStatus>{text('menu-product.loading')}</LoadingStatus>
      <Skeleton width="long" />
      <Skeleton shape="card" className={css.sizesSkeleton} />
      <Skeleton shape="card" className={css.optionsSkeleton} />
    </>
  );
}
