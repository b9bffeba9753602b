import { type KeyboardEvent, useState } from 'react';
import type { ComboboxOption } from './combobox-option.ts';

export type ComboboxKeyboard<Option extends ComboboxOption> = {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly Option[];
  readonly open: boolean;
  /** Asks; `open` answers. Arrow keys ask for true; Escape, Tab and leaving the field ask for false. */
  readonly onOpenChange: (open: boolean) => void;
  readonly onOptionChosen: (option: Option) => void;
  /** Enter while no option is active. */
  readonly onSubmit: (value: string) => void;
};

/** Which option is active, and what each key does to it. An option that is no longer there is not active. */
export function useComboboxKeyboard<Option extends ComboboxOption>(props: ComboboxKeyboard<Option>) {
  const { value, onValueChange, options, open, onOpenChange, onOptionChosen, onSubmit } = props;
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const activeIndex = open ? options.findIndex((option) => option.id === activeId) : -1;

  const moveTo = (index: number) => {
    if (!open) onOpenChange(true);
    setActiveId(options.at(index)?.id);
  };
  const close = () => {
    setActiveId(undefined);
    onOpenChange(false);
  };

  /** True when the key was ours. */
  const take = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    const last = options.length - 1;
    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey) onOpenChange(true);
        else moveTo(activeIndex < last ? activeIndex + 1 : 0);
        return true;
      case 'ArrowUp':
        if (event.altKey) close();
        else moveTo(activeIndex > 0 ? activeIndex - 1 : last);
        return true;
      // Home and End belong to the text until an option is active.
      case 'Home':
        if (activeIndex < 0) return false;
        moveTo(0);
        return true;
      case 'End':
        if (activeIndex < 0) return false;
        moveTo(last);
        return true;
      case 'Enter': {
        const active = options[activeIndex];
        setActiveId(undefined);
        if (active) onOptionChosen(active);
        else onSubmit(value);
        return true;
      }
      case 'Escape':
        if (open) close();
        else if (value !== '') onValueChange('');
        else return false;
        return true;
      case 'Tab':
        if (open) close();
        return false;
      default:
        return false;
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method is composing: its Enter and arrows are its own. Safari says so of the Enter that ends it by this number.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (take(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return { activeId: activeIndex < 0 ? undefined : options[activeIndex]?.id, setActiveId, onKeyDown };
}
