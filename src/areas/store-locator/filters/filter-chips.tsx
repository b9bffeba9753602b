import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFeatureName } from '../details/feature-name.ts';
import * as css from './filter-chips.css.ts';

type FilterChipsProps = {
  readonly features: readonly string[];
  /** Those that are turned off elsewhere. */
  readonly quick: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly onFeaturesRequested: (features: readonly string[]) => void;
  /** The focus must not vanish with the last chip. */
  readonly onLastRemoved: () => void;
};

/** The active filters above the results, each of which can be taken away (LOC-059, LOC-061). */
export function FilterChips({ features, quick, names, onFeaturesRequested, onLastRemoved }: FilterChipsProps) {
  const { text } = useMessages();
  const nameOf = useFeatureName(names);
  const list = useRef<HTMLUListElement>(null);
  const removable = features.filter((code) => !quick.includes(code));
  const remove = (code: string) => {
    const at = removable.indexOf(code);
    const chips = [...(list.current?.querySelectorAll('button') ?? [])];
    const neighbour = chips[at + 1] ?? chips[at - 1];
    if (neighbour) neighbour.focus();
    else onLastRemoved();
    onFeaturesRequested(features.filter((other) => other !== code));
  };
  if (removable.length === 0) return null;
  return (
    <ul ref={list} className={css.chips} aria-label={text('store-locator.filters-active')}>
      {removable.map((code) => (
        <li key={code}>
          <button
            type="button"
            className={css.chip}
            aria-label={text('store-locator.filter-remove', { feature: nameOf(code) })}
            onClick={() => remove(code)}
          >
            {nameOf(code)}
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
