import { useState } from 'react';

/** Whether a picture cannot be had, and what says so; another address is tried anew. */
export function useMissingPicture(address: string | null): {
  readonly isMissing: boolean;
  readonly onError: () => void;
} {
  const [missing, setMissing] = useState<string | null>(null);
  return { isMissing: address !== null && address === missing, onError: () => setMissing(address) };
}
