import { useEffect, useRef, useState } from 'react';

/**
 * A press that a check stops sends nothing and changes nothing but a few words above the button, which are not heard. `lead` is
 * called once they are there, after each press, to put the focus on what they describe. Answers with what each press is to call.
 */
export function useStoppedPress(lead: () => void): () => void {
  const [presses, setPresses] = useState(0);
  const latest = useRef(lead);
  latest.current = lead;
  useEffect(() => {
    if (presses > 0) latest.current();
  }, [presses]);
  return () => setPresses((count) => count + 1);
}
