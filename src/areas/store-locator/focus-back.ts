import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

type FocusBack = {
  list: RefObject<HTMLElement | null>;
  keepFocus: (event: FocusEvent<HTMLElement>) => void;
};

/** When a store stood in the list's place and takes the focus with it as it leaves, that goes back to where it was in the list. */
export function useFocusBack(beside: boolean, shown: boolean): FocusBack {
  const list = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const wasBeside = useRef(false);
  useLayoutEffect(() => {
    const left = wasBeside.current && !shown;
    wasBeside.current = beside;
    if (!left || !list.current) return;
    const { activeElement, body } = list.current.ownerDocument;
    // Who went on elsewhere, in the search box perhaps, is left there.
    if (activeElement !== null && activeElement !== body) return;
    const card = list.current.querySelector<HTMLElement>('article[aria-current="true"] a');
    const back = last.current?.isConnected ? last.current : (card ?? list.current);
    back.focus();
  }, [beside, shown]);
  return {
    list,
    keepFocus: ({ target }) => {
      last.current = target;
    },
  };
}
