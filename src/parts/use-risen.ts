import { startTransition, useEffect, useState } from 'react';
import { framePainted } from '#platform/page-usable.ts';

/** False while a part is first drawn: a sheet rises with the press or the answer, and the rest of what stands in it follows. */
export function useRisen(): boolean {
  const [isRisen, setRisen] = useState(false);
  useEffect(() => void framePainted().then(() => startTransition(() => setRisen(true))), []);
  return isRisen;
}
