import type { GiftCategory } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link, WHATEVER_SEARCH } from '#parts/link.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { usePageSubject } from '#parts/pages/page-subject.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { chip } from '#ui/theme/chip.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { useGiftFetchError } from '../gift-fetch-error.ts';
import { DesignCard } from './design-card.tsx';
import { DesignsSkeleton } from './designs-skeleton.tsx';
import * as css from './gift-category.css.ts';
import { useGiftCatalogue } from './use-gift-catalogue.ts';

/** The pictures that a phone shows at first. */
const EAGER = 6;

/** The designs of one category (GFT-002). */
export function GiftCategoryScreen({ categoryUrn }: { readonly categoryUrn: string }) {
  const { categories, failure } = useGiftCatalogue();
  useGiftFetchError({ hasFailed: failure !== null, isThere: categories !== null });
  const category = categories?.find(({ urn }) => urn === categoryUrn) ?? null;
  usePageSubject(category?.name ?? null);
  return (
    <div className={classNames(page.wide, css.screen)}>
      {categories !== null && category === null ? <CategoryMissing /> : <Category category={category} />}
      {categories === null ? null : <OtherCategories categories={categories} />}
    </div>
  );
}

/** Its heading stays where it is when its name is known, and so does the focus on it. */
function Category({ category }: { readonly category: GiftCategory | null }) {
  const { text } = useMessages();
  return (
    <>
      <div className={css.head}>
        <TextTo to="/gift">{text('gifting-catalogue.all-gifts')}</TextTo>
        <h1 className={look.heading1} tabIndex={-1}>
          {category?.name ?? text('shell.gifts')}
        </h1>
      </div>
      {category ? (
        <ul className={css.grid}>
          {category.eGifts.map((design, index) => (
            <li key={design.productNumber}>
              <DesignCard design={design} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      ) : (
        <DesignsSkeleton />
      )}
    </>
  );
}

/** A category that is not there; the others are one press away. */
function CategoryMissing() {
  const { text } = useMessages();
  return (
    <EmptyState
      picture="empty-not-found"
      headingLevel={1}
      title={text('gifting-catalogue.category-missing')}
      actions={<ButtonTo to="/gift">{text('common.see-gifts')}</ButtonTo>}
    >
      {text('gifting-catalogue.category-missing-hint')}
    </EmptyState>
  );
}

function OtherCategories({ categories }: { readonly categories: readonly GiftCategory[] }) {
  const { text } = useMessages();
  return (
    <nav aria-label={text('gifting-catalogue.categories')} className={css.chips}>
      {categories.map(({ urn, name }) => (
        <Link
          key={urn}
          to="/gift/category/$categoryUrn"
          params={{ categoryUrn: urn }}
          activeOptions={WHATEVER_SEARCH}
          className={chip}
          replace
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
