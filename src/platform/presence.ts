/**
 * Calls back whenever a person shows to be at this page: a pointer moves over it, a finger comes down, a key is pressed. A press of a
 * mouse alone is no sign: it may be the second half of a double click that began on another page (RFC 9700, 4.16).
 */
export function onPresence(listener: () => void): () => void {
  const onKey = ({ repeat }: KeyboardEvent) => {
    // A key that is still held down was pressed elsewhere.
    if (!repeat) listener();
  };
  const onPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') listener();
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointermove', listener, true);
  document.addEventListener('pointerdown', onPointer, true);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointermove', listener, true);
    document.removeEventListener('pointerdown', onPointer, true);
  };
}
