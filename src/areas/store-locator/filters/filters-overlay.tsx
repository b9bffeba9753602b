import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import type { LocationQuery } from '#domain/store-locator/location-query.ts';
import { featureGroups } from '#domain/stores/amenities.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useRoomyColumns } from '#parts/use-columns.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { PopoverDialog } from '#ui/popover-dialog/popover-dialog.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { FeatureIcon } from '../details/feature-icon.tsx';
import { useFeatureName } from '../details/feature-name.ts';
import * as css from './filters-overlay.css.ts';
import { useDraftCount, type useStoreFiltersActor } from './store-filters.flow.ts';

export type FiltersOverlayProps = {
  readonly open: boolean;
  /** The features that are active until others are applied. */
  readonly active: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly query: LocationQuery;
  readonly filters: ReturnType<typeof useStoreFiltersActor>;
  /** The button that opens it; the filters stand at it where there is room. */
  readonly anchor: RefObject<HTMLElement | null>;
};

/** The features by category, with Apply and Clear All (LOC-058 to LOC-061). */
export function FiltersOverlay({ open, active, names, query, filters, anchor }: FiltersOverlayProps) {
  const { text } = useMessages();
  const nameOf = useFeatureName(names);
  const draft = useSelector(filters, (snapshot) => snapshot.context.draft);
  const roomy = useRoomyColumns();
  const { amenityCategories } = useConfiguration().locator;
  const groups = featureGroups(amenityCategories, [...active, ...draft]);
  const frame = {
    open,
    onClose: () => filters.send({ type: 'filters.dismissed' }),
    closeLabel: text('store-locator.filters-close'),
    actions: (
      <>
        <Button variant="ghost" onClick={() => filters.send({ type: 'draft.cleared' })}>
          {text('store-locator.filters-clear')}
        </Button>
        <Apply open={open} query={query} draft={draft} onPress={() => filters.send({ type: 'filters.applied' })} />
      </>
    ),
  };
  const categories = (
    <div className={css.categories}>
      {groups.length === 0 ? <p>{text('store-locator.filters-none')}</p> : null}
      {groups.map(({ id, codes }) => (
        <fieldset key={id} className={css.category}>
          <legend className={look.heading3}>{text('store-locator.filter-category', { category: id })}</legend>
          {codes.map((code) => (
            <Checkbox
              key={code}
              label={
                <span className={css.feature}>
                  <FeatureIcon code={code} />
                  {nameOf(code)}
                </span>
              }
              checked={draft.includes(code)}
              onChange={() => filters.send({ type: 'feature.turned', code })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
  return roomy ? (
    <PopoverDialog {...frame} title={text('store-locator.filters-title')} anchor={anchor}>
      {categories}
    </PopoverDialog>
  ) : (
    <ResponsiveDialog
      {...frame}
      placement="side"
      title={<span className={look.heading2}>{text('store-locator.filters-title')}</span>}
    >
      {categories}
    </ResponsiveDialog>
  );
}

type ApplyProps = { open: boolean; query: LocationQuery; draft: readonly string[]; onPress: () => void };

/** Applies the draft, and says what it would show (LOC-059). */
function Apply({ open, query, draft, onPress }: ApplyProps) {
  const { text } = useMessages();
  const known = useDraftCount(query, open ? draft : query.features, open);
  const more = known?.moreResults ? '-more' : '';
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {known && text(`store-locator.filters-show${more}`, known)}
      </VisuallyHidden>
      <Button variant={known?.count === 0 ? 'secondary' : 'primary'} onClick={onPress}>
        {known ? text(`store-locator.filters-apply-to${more}`, known) : text('store-locator.filters-apply')}
      </Button>
    </>
  );
}
