import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type FormEvent, useRef } from 'react';
import { FILTERED_ALLERGENS } from '#domain/menu/menu-filters.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { chip } from '#ui/theme/chip.css.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as chips from '../chips.css.ts';
import * as css from './menu-search.css.ts';
import { type MenuSearch, PLAIN_FILTERS } from './menu-search-schema.ts';
import type { SearchedMenu } from './use-searched-menu.ts';

/** Words and filters for the whole menu; what is looked for stands in the address. */
export function MenuSearchBox({ search, type, keep, change }: SearchedMenu) {
  const { text } = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <search className={css.search}>
      {/* Without scripts, and before they are there, it is sent to the same address. */}
      <form action="/menu" method="get" className={css.form} onSubmit={submit}>
        <TextField
          ref={field}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          label={text('menu.search-label')}
          value={search.q}
          onChange={(event) => type(event.target.value)}
          onBlur={keep}
          leading={<Search size={20} />}
          trailing={
            search.q === '' ? null : (
              <IconButton
                label={text('menu.search-clear')}
                icon={<X aria-hidden="true" />}
                onClick={() => {
                  change({ ...search, q: '' });
                  // The button goes with the press.
                  field.current?.focus();
                }}
              />
            )
          }
        />
      </form>
      <FilterChips search={search} change={change} />
    </search>
  );
}

/** The names of the filters in messages, which know no hyphens. */
const WORD_OF = {
  'no-caffeine': 'noCaffeine',
  'under-200': 'under200',
  milk: 'milk',
  wheat: 'wheat',
  'tree-nuts': 'treeNuts',
  peanuts: 'peanuts',
  soy: 'soy',
  egg: 'egg',
} as const;

type FilterChipsProps = { readonly search: MenuSearch; readonly change: (search: MenuSearch) => void };

function FilterChips({ search, change }: FilterChipsProps) {
  const { text } = useMessages();
  const { filters, without } = search;
  return (
    <fieldset className={css.filters}>
      <legend className={visuallyHidden}>{text('menu.filters')}</legend>
      <div className={chips.chips}>
        {PLAIN_FILTERS.map((filter) => (
          <Chip
            key={filter}
            isOn={filters.includes(filter)}
            onPressed={() => change({ ...search, filters: toggled(filters, filter) })}
          >
            {text('menu.filter', { filter: WORD_OF[filter] })}
          </Chip>
        ))}
        {FILTERED_ALLERGENS.map((allergen) => (
          <Chip
            key={allergen}
            isOn={without.includes(allergen)}
            onPressed={() => change({ ...search, without: toggled(without, allergen) })}
          >
            {text('menu.filter', { filter: WORD_OF[allergen] })}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function toggled<Word extends string>(words: readonly Word[], word: Word): readonly Word[] {
  return words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
}

type ChipProps = { readonly isOn: boolean; readonly onPressed: () => void; readonly children: string };

function Chip({ isOn, onPressed, children }: ChipProps) {
  return (
    <button type="button" className={chip} aria-pressed={isOn} onClick={onPressed}>
      {isOn ? <Check aria-hidden="true" /> : null}
      <span>{children}</span>
    </button>
  );
}
