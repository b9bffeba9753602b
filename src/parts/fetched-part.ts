import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { Catalogue } from '#messages/catalogue.ts';
import { wording } from '#messages/messages.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { pageIdle } from '#platform/page-usable.ts';
import { useNotices } from '#session/session-provider.tsx';

/** A part of a page with its words, fetched when it is first wanted. `kept`: it is there already, so that it shows at once. */
export type PartFile<Props> = ((catalogue: Catalogue) => Promise<ComponentType<Props>>) & {
  readonly kept?: (catalogue: Catalogue) => ComponentType<Props> | null;
};

/** A part that can be fetched before it is wanted. */
export function keptPart<Props>(fetchPart: PartFile<Props>): PartFile<Props> {
  const parts = new WeakMap<Catalogue, ComponentType<Props>>();
  const fetchAndKeep = async (catalogue: Catalogue) => {
    const Part = await fetchPart(catalogue);
    parts.set(catalogue, Part);
    return Part;
  };
  return Object.assign(fetchAndKeep, { kept: (catalogue: Catalogue) => parts.get(catalogue) ?? null });
}

const ignore = () => {};

/**
 * Fetches a part once the page has nothing else to do: where it is wanted it shows at once, without a network too. Whether it
 * is there.
 */
export function usePartAtHand<Props>(file: PartFile<Props>, isLikely = true): boolean {
  const { catalogue } = useRouter().options.context;
  const [isThere, setThere] = useState(() => file.kept?.(catalogue) != null);
  useEffect(() => {
    if (!isLikely) return;
    pageIdle()
      .then(() => file(catalogue))
      .then(() => setThere(true), ignore);
  }, [file, isLikely, catalogue]);
  return isThere;
}

/** The part once it and its words are there; null before, and where there is no file. Where it cannot be had a notice says so. */
export function useFetchedPart<Props>(
  file: PartFile<Props> | null,
  onMissing: () => void,
): ComponentType<Props> | null {
  const { catalogue } = useRouter().options.context;
  const notices = useNotices();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt once there is a network again
  useEffect(() => {
    if (!file) return;
    let left = false;
    let stop = () => {};
    file(catalogue).then(
      (Part) => {
        if (!left) setFetched({ Part });
      },
      () => {
        if (left) return;
        notices.toast('fetched-part', { text: wording('failures.offline'), tone: 'failure' });
        onMissing();
        stop = onOnlineChange(() => {
          if (isOnline()) setAttempt((count) => count + 1);
        });
      },
    );
    return () => {
      left = true;
      stop();
    };
  }, [attempt, file, catalogue, notices, onMissing]);
  return fetched?.Part ?? file?.kept?.(catalogue) ?? null;
}
