import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useRef } from 'react';
import * as field from '#ui/field/field.css.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './combobox.css.ts';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxOption, optionIdOf } from './combobox-option.ts';
import { type ComboboxKeyboard, useComboboxKeyboard } from './use-combobox-keyboard.ts';

export interface ComboboxProps<Option extends ComboboxOption> extends ComboboxKeyboard<Option> {
  readonly inputLabel: string;
  readonly listLabel: string;
  /** The number of suggestions, in words; read out when it changes. */
  readonly statusText: string;
  /** In the popup while it is open without options and not busy. */
  readonly emptyText?: ReactNode;
  readonly busy?: boolean;
  /** Without it there is no button that empties the field. */
  readonly clearLabel?: string;
  /** Buttons at the end of the field (near me). */
  readonly trailing?: ReactNode;
  readonly name?: string;
  readonly className?: string;
}

/**
 * An editable combobox with a listbox (WAI-ARIA APG). It holds no state but which option is active: what is typed, found and
 * open belongs to its parent.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { inputLabel, value, onValueChange, options, open, onOpenChange, busy = false } = props;
  const inputId = useId();
  const listId = `${inputId}-list`;
  const input = useRef<HTMLInputElement>(null);
  const { activeId, setActiveId, onKeyDown } = useComboboxKeyboard(props);
  const expanded = open && options.length > 0;

  const choose = (option: Option) => {
    setActiveId(undefined);
    props.onOptionChosen(option);
  };

  return (
    <div className={classNames(css.combobox, props.className)}>
      <label htmlFor={inputId} className={field.label}>
        {inputLabel}
      </label>
      <div className={classNames(field.box, css.box)}>
        <span className={classNames(field.slot, field.leading)} aria-hidden="true">
          {busy ? <Spinner /> : <Search />}
        </span>
        <input
          ref={input}
          id={inputId}
          name={props.name}
          type="text"
          role="combobox"
          className={classNames(field.control, css.input)}
          value={value}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={expanded && activeId !== undefined ? optionIdOf(listId, activeId) : undefined}
          onChange={(event) => {
            setActiveId(undefined);
            onValueChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setActiveId(undefined);
            if (open) onOpenChange(false);
          }}
        />
        <span className={css.tail}>
          {props.clearLabel !== undefined && value !== '' ? (
            <IconButton
              label={props.clearLabel}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                onValueChange('');
                input.current?.focus();
              }}
            />
          ) : null}
          {props.trailing}
        </span>
        {expanded ? (
          <ComboboxList
            id={listId}
            label={props.listLabel}
            options={options}
            activeId={activeId}
            onActiveChange={setActiveId}
            onChosen={choose}
          />
        ) : null}
        {open && !expanded && !busy && props.emptyText ? (
          <div className={classNames(css.popup, css.empty)}>{props.emptyText}</div>
        ) : null}
      </div>
      <span role="status" className={visuallyHidden}>
        {props.statusText}
      </span>
    </div>
  );
}
