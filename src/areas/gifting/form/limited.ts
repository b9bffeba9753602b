import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { withinLimitAt } from '#domain/gifting/character-count.ts';

/** A field that takes no more characters than its limit (decision A21); what an input method is still composing is let be. */
export function limited(field: UseFormRegisterReturn, limit: number) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { target, nativeEvent } = event;
      if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) {
        const { value, selectionStart } = target;
        const kept = withinLimitAt(value, limit, selectionStart ?? value.length);
        if (kept.text !== value) {
          target.value = kept.text;
          target.setSelectionRange(kept.caret, kept.caret);
        }
      }
      void field.onChange(event);
    },
  };
}
