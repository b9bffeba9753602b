import { useEffect, useState } from 'react';

/** False until the moment has come, such as `pageUsable` or `pageIdle`; `moment` is the same function each time. */
export function useAfter(moment: () => Promise<unknown>): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    let left = false;
    void moment().then(() => {
      if (!left) setCome(true);
    });
    return () => {
      left = true;
    };
  }, [moment]);
  return hasCome;
}
