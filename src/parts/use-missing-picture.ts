import { useState } from 'react';
import { isPictureAddress } from '#domain/picture-address.ts';

/**
 * Whether a picture of an answer cannot be had, by its address or because it failed, and what says that it did; another address is
 * tried anew (D-368).
 */
export function useMissingPicture(address: string | null): {
  readonly isMissing: boolean;
  readonly onError: () => void;
} {
  const [missing, setMissing] = useState<string | null>(null);
  const isMissing = address !== null && (address === missing || !isPictureAddress(address));
  return { isMissing, onError: () => setMissing(address) };
}
