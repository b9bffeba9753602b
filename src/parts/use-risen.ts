import { startTransition, useEffect, useState } from 'react';

/** False when a sheet is first drawn: it rises with the press or the answer, and the rest of what stands in it follows. */
export function useRisen(): boolean {
  const [isRisen, setRisen] = useState(false);
  useEffect(() => startTransition(() => setRisen(true)), []);
  return isRisen;
}
