import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import type { Catalogue } from '#messages/catalogue.ts';
import { wording } from '#messages/messages.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { useNotices } from '#session/session-provider.tsx';

/** A part of a page with its words, fetched when it is first wanted. */
export type PartFile<Props> = (catalogue: Catalogue) => Promise<ComponentType<Props>>;

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
  return fetched?.Part ?? null;
}
