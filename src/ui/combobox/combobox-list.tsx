import { useEffect, useRef } from 'react';
import * as css from './combobox.css.ts';
import { type ComboboxOption, optionIdOf } from './combobox-option.ts';

type ComboboxListProps<Option extends ComboboxOption> = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly activeId: string | undefined;
  readonly onActiveChange: (id: string) => void;
  readonly onChosen: (option: Option) => void;
};

/** The options never take focus: it stays in the input, which names the active one. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, options, activeId, onActiveChange, onChosen } = props;
  const list = useRef<HTMLDivElement>(null);
  const active = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref moves with activeId
  useEffect(() => {
    if (list.current && active.current) reveal(list.current, active.current);
  }, [activeId]);

  return (
    // The press must not take the focus out of the input, or the list closes before the click arrives.
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={css.popup}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option) => {
        const isActive = option.id === activeId;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys arrive at the input, which holds the focus
          <div
            key={option.id}
            ref={isActive ? active : null}
            id={optionIdOf(id, option.id)}
            role="option"
            tabIndex={-1}
            aria-selected={isActive}
            className={css.option}
            onPointerMove={() => {
              if (!isActive) onActiveChange(option.id);
            }}
            onClick={() => onChosen(option)}
          >
            {option.icon}
            <span className={css.words}>
              <span className={css.label}>{option.label}</span>
              {option.detail === undefined ? null : <span className={css.detail}>{option.detail}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Scrolls the list alone; scrollIntoView would move the page too. */
function reveal(list: HTMLElement, option: HTMLElement) {
  const top = option.offsetTop;
  const bottom = top + option.offsetHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}
