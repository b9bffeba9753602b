import { useEffect, useRef } from 'react';
import { giftFieldId } from './gift-fields.ts';

/** Puts the focus on a field of the form, or does so as soon as it is there. */
export function useFocusLater() {
  const page = useRef<HTMLDivElement>(null);
  const afterDialog = useRef<HTMLElement>(null);
  const wanted = useRef<string | null>(null);
  const find = (field: string) => page.current?.querySelector<HTMLElement>(`#${giftFieldId(field)}`);
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (field !== null) find(field)?.focus();
  });
  return {
    page,
    afterDialog,
    /** Null where the focus goes back to where it was. */
    focusAfterDialog: (field: string | null) => {
      afterDialog.current = field === null ? null : (find(field) ?? null);
    },
    focusLater: (field: string) => {
      wanted.current = field;
    },
  };
}
