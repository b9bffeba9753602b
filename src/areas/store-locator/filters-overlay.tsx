import { useSelector } from '@xstate/react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { text as textStyle } from '#ui/theme/text.css.ts';
import * as css from './filters-overlay.css.ts';
import type { useStoreFiltersActor } from './store-filters.flow.ts';

/** The features by category, with Apply and Clear All (LOC-058 to LOC-061). */
export function FiltersOverlay({ filters }: { filters: ReturnType<typeof useStoreFiltersActor> }) {
  const { text } = useMessages();
  const draft = useSelector(filters, (snapshot) => snapshot.context.draft);
  const { amenityCategories } = useConfiguration().locator;
  return (
    <ResponsiveDialog
      open
      placement="side"
      onClose={() => filters.send({ type: 'filters.dismissed' })}
      title={text('store-locator.filters-title')}
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
        {amenityCategories.map(({ id, codes }) => (
          <fieldset key={id} className={css.category}>
            <legend className={textStyle.heading3}>{text('store-locator.filter-category', { category: id })}</legend>
            {codes.map((code) => (
              <Checkbox
                key={code}
                label={text('store-locator.feature', { code: /^\d/.test(code) ? `c${code}` : code })}
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
