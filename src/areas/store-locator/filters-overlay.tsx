import { useSelector } from '@xstate/react';
import { featureGroups } from '#domain/amenities.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { text as textStyle } from '#ui/theme/text.css.ts';
import { FeatureIcon } from './feature-icon.tsx';
import { useFeatureName } from './feature-name.ts';
import * as css from './filters-overlay.css.ts';
import type { useStoreFiltersActor } from './store-filters.flow.ts';

type FiltersOverlayProps = {
  open: boolean;
  /** The features that are active until others are applied. */
  active: readonly string[];
  names: ReadonlyMap<string, string>;
  filters: ReturnType<typeof useStoreFiltersActor>;
};

/** The features by category, with Apply and Clear All (LOC-058 to LOC-061). */
export function FiltersOverlay({ open, active, names, filters }: FiltersOverlayProps) {
  const { text } = useMessages();
  const nameOf = useFeatureName(names);
  const draft = useSelector(filters, (snapshot) => snapshot.context.draft);
  const { amenityCategories } = useConfiguration().locator;
  const groups = featureGroups(amenityCategories, [...active, ...draft]);
  return (
    <ResponsiveDialog
      open={open}
      placement="side"
      onClose={() => filters.send({ type: 'filters.dismissed' })}
      title={<span className={textStyle.heading2}>{text('store-locator.filters-title')}</span>}
      closeLabel={text('store-locator.filters-close')}
      actions={
        <>
          <Button variant="ghost" onClick={() => filters.send({ type: 'draft.cleared' })}>
            {text('store-locator.filters-clear')}
          </Button>
          <Button onClick={() => filters.send({ type: 'filters.applied' })}>
            {text('store-locator.filters-apply')}
          </Button>
        </>
      }
    >
      <div className={css.categories}>
        {groups.length === 0 ? <p>{text('store-locator.filters-none')}</p> : null}
        {groups.map(({ id, codes }) => (
          <fieldset key={id} className={css.category}>
            <legend className={textStyle.heading3}>{text('store-locator.filter-category', { category: id })}</legend>
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
    </ResponsiveDialog>
  );
}
