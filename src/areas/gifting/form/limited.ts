import type { ChangeEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { withinLimit } from '#domain/character-count.ts';

/** A field that takes no more characters than its limit (decision A21); what an input method is still composing is let be. */
export function limited(field: UseFormRegisterReturn, limit: number) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { target, nativeEvent } = event;
      if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) {
        const kept = withinLimit(target.value, limit);
        const caret = target.selectionStart;
        if (kept !== target.value) {
          target.value = kept;
          target.setSelectionRange(caret, caret);
        }
      }
      void field.onChange(event);
    },
  };
}
