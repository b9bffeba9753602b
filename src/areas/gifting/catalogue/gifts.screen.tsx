import type { GiftCategory } from '#domain/gifting/gift.ts';
import { heroDesigns } from '#domain/gifting/gift-outline.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { BalanceCheckLink } from '#parts/cards/balance-check-link.tsx';
import { Link } from '#parts/link.tsx';
import { LoadError } from '#parts/loading/load-error.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { useVisitor } from '#session/session-provider.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { useGiftFetchErrorWithdrawn } from '../gift-fetch-error.ts';
import { DesignCard } from './design-card.tsx';
import { DesignPlaces, DesignsSkeleton } from './designs-skeleton.tsx';
import { GiftHero } from './gift-hero.tsx';
import * as css from './gifts.css.ts';
import { useGiftLanding } from './use-gift-catalogue.ts';

/** The landing of gifts (GFT-001): one of them large, and the designs for each occasion. */
export function GiftsScreen() {
  const { failureText } = useMessages();
  const { categories, failure, retry } = useGiftLanding();
  useGiftFetchErrorWithdrawn(failure !== null);
  return (
    <>
      <GiftHero designs={heroDesigns(categories ?? [])} />
      <div className={css.categories}>
        {failure === null ? null : (
          <div className={page.wide}>
            <LoadError title={failureText('gift-not-found')} failure={failure} onRetry={retry} />
          </div>
        )}
        {categories?.length === 0 ? <NoGifts /> : null}
        {categories?.map((category) => <CategoryRow key={category.urn} {...category} />) ??
          (failure === null ? (
            <div className={page.wide}>
              <DesignsSkeleton />
            </div>
          ) : null)}
        <FurtherWays />
      </div>
    </>
  );
}

function NoGifts() {
  const { text } = useMessages();
  return (
    <EmptyState
      picture="empty-not-found"
      title={text('gifting-catalogue.none')}
      actions={<ButtonTo to="/menu">{text('common.see-menu')}</ButtonTo>}
    >
      {text('gifting-catalogue.none-hint')}
    </EmptyState>
  );
}

/** Some designs of a category, moved sideways where they do not fit, with the way to all of them. */
function CategoryRow({ urn, name, eGifts }: GiftCategory) {
  const { text } = useMessages();
  const titleId = `gifts-${urn}`;
  return (
    <section className={css.category} aria-labelledby={titleId}>
      <div className={css.titleLine}>
        <h2 id={titleId} className={look.heading2}>
          <Link to="/gift/category/$categoryUrn" params={{ categoryUrn: urn }} className={css.title}>
            {name}
          </Link>
        </h2>
        <Link
          to="/gift/category/$categoryUrn"
          params={{ categoryUrn: urn }}
          className={css.all}
          aria-describedby={titleId}
        >
          {text('common.see-all')}
        </Link>
      </div>
      {eGifts.length > 0 ? (
        <ul className={css.row}>
          {eGifts.map((design) => (
            <li key={design.productNumber}>
              <DesignCard design={design} />
            </li>
          ))}
        </ul>
      ) : (
        <DesignPlaces className={css.row} />
      )}
    </section>
  );
}

/** What is known of gifts beyond the designs: those of a member, and the balance of a card. */
function FurtherWays() {
  const { text } = useMessages();
  const visitor = useVisitor();
  return (
    <div className={classNames(page.wide, css.further)}>
      {visitor.kind === 'member' ? (
        <TextTo to="/account/history/egift">{text('gifting-catalogue.sent-gifts')}</TextTo>
      ) : null}
      <BalanceCheckLink />
    </div>
  );
}
