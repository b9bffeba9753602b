import { useRef } from 'react';

/**
 * What the server says, or said last: while it is asked whose session it is nothing is known, and a form that is filled in stays,
 * with the focus in it (FC-070).
 */
export function useLastShown<Data>(data: Data | undefined): Data | undefined {
  const shown = useRef(data);
  shown.current = data ?? shown.current;
  return shown.current;
}
