import { useEffect, useRef } from 'react';

/**
 * Whether a press in a modal is the second one of a double click on what opened it, and not meant for the modal. The browser
 * counts the presses at one place, also when something else has come into sight there.
 */
export function useBelatedPress(isInSight: boolean): (press: Event) => boolean {
  const hasBeenPressed = useRef(false);
  useEffect(() => {
    if (!isInSight) hasBeenPressed.current = false;
  }, [isInSight]);
  return (press) => {
    if (!(press instanceof MouseEvent)) return false;
    if (press.detail === 1) hasBeenPressed.current = true;
    return press.detail > 1 && !hasBeenPressed.current;
  };
}
