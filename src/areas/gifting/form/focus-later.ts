import { useCallback, useEffect, useRef } from 'react';
import { giftFieldId } from './gift-fields.ts';

/** Puts the focus on a field of the form, or does so as soon as it is there. */
export function useFocusLater() {
  const page = useRef<HTMLDivElement>(null);
  const afterDialog = useRef<HTMLElement>(null);
  const wanted = useRef<string | null>(null);
  const find = useCallback(
    (field: string) => page.current?.querySelector<HTMLElement>(`#${giftFieldId(field)}`) ?? null,
    [],
  );
  useEffect(() => {
    const field = wanted.current;
    wanted.current = null;
    if (field !== null) find(field)?.focus();
  });
  return {
    page,
    find,
    afterDialog,
    /** Null where the focus goes back to where it was. */
    focusAfterDialog: (field: string | null) => {
      afterDialog.current = field === null ? null : find(field);
    },
    focusLater: (field: string) => {
      wanted.current = field;
    },
  };
}
