import { useSelector } from '@xstate/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import type { FormEvent } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useTag } from '#parts/flow/use-tag.ts';
import { preparePlaces } from '#platform/places/suggest-places.ts';
import { Button } from '#ui/button/button.tsx';
import { Combobox } from '#ui/combobox/combobox.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { useLocator } from '../locator-context.tsx';
import * as css from './search-box.css.ts';

/** The place search with its suggestions, and the find-me-near button (LOC-009, LOC-019). */
export function SearchBox() {
  const { text } = useMessages();
  const { placeSearch, geolocation } = useLocator();
  const search = useSelector(placeSearch, (snapshot) => snapshot);
  const locating = useTag(geolocation, 'busy');
  const { suggestions } = search.context;

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    placeSearch.send({ type: 'search.submitted' });
  };

  return (
    // The names of places come while the visitor reaches for the keys.
    <search onFocus={preparePlaces}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Combobox
          className={css.field}
          name="place"
          inputLabel={text('store-locator.search-label')}
          listLabel={text('store-locator.suggestions')}
          value={search.context.text}
          onValueChange={(value) => placeSearch.send({ type: 'text.changed', text: value })}
          options={suggestions}
          open={search.hasTag('open')}
          busy={search.hasTag('busy')}
          onOpenChange={(open) => {
            if (!open) placeSearch.send({ type: 'suggestions.dismissed' });
          }}
          onOptionChosen={(place) => placeSearch.send({ type: 'suggestion.chosen', id: place.id })}
          onSubmit={() => submit()}
          statusText={
            !search.hasTag('busy') && (suggestions.length > 0 || search.hasTag('noneKnown'))
              ? text('store-locator.suggestions-count', { count: suggestions.length })
              : ''
          }
          emptyText={search.hasTag('noneKnown') ? text('store-locator.suggestions-none') : undefined}
          clearLabel={text('store-locator.search-clear')}
          trailing={
            <IconButton
              label={locating ? text('store-locator.finding-me') : text('store-locator.find-me')}
              icon={<LocateFixed aria-hidden="true" />}
              unavailable={locating}
              onClick={() => geolocation.send({ type: 'findMe.pressed' })}
            />
          }
        />
        <Button type="submit" className={css.submit}>
          <ArrowRight className={css.submitArrow} aria-hidden="true" />
          <span className={css.submitWord}>{text('store-locator.search-submit')}</span>
        </Button>
      </form>
    </search>
  );
}
