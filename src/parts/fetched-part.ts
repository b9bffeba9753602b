import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '#messages/catalogue.ts';
import { wording } from '#messages/messages.ts';
import { loadDocumentOnce, typedNow } from '#platform/missing-part.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { pageIdle } from '#platform/page-usable.ts';
import { type FileFailure, failureOfFile } from '#session/missing-file.ts';
import { useNotices } from '#session/session-provider.tsx';
import { useOnReconnect } from './loading/use-on-reconnect.ts';

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

/** A part whose words the page has already. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): PartFile<Props> {
  let there: ComponentType<Props> | null = null;
  const fetchAndKeep = async () => {
    const Part = await load();
    there = Part;
    return Part;
  };
  return Object.assign(fetchAndKeep, { kept: () => there });
}

const ignore = () => {};

/**
 * Fetches a part once the page has nothing else to do: where it is wanted it shows at once, without a network too. Whether it
 * is there.
 */
export function usePreloadedPart<Props>(file: PartFile<Props>, isLikely = true): boolean {
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

type PartOptions = {
  /** Where its file is gone since a release the document is loaded anew, once, with what was typed (D-056). */
  readonly mayReload?: boolean;
};

type PartState<Props> = {
  /** The part once it and its words are there. */
  readonly Part: ComponentType<Props> | null;
  /** Why it is not there, until it is asked for again. */
  readonly failure: FileFailure | null;
  readonly retry: () => void;
};

/** Fetches a part that a page cannot do without, and says in its place that it is missing. No file: it is not wanted. */
export function usePart<Props>(
  file: PartFile<Props> | null,
  { mayReload = false }: PartOptions = {},
): PartState<Props> {
  const { catalogue } = useRouter().options.context;
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt
  useEffect(() => {
    if (!file) return;
    const kept = file.kept?.(catalogue);
    // Remembered here, too, for as long as the place is there: what closes leaves as it came.
    if (kept) return setFetched((before) => (before?.Part === kept ? before : { Part: kept }));
    let left = false;
    let isNetworkBack = false;
    const ignoreNetwork = onOnlineChange(() => {
      isNetworkBack = isOnline();
    });
    file(catalogue).then(
      (Part) => {
        if (!left) setFetched({ Part });
      },
      async (thrown: unknown) => {
        const found = await failureOfFile(thrown);
        if (left) return;
        // A network that came back while the file failed does not come back again.
        if (isNetworkBack) return setAttempt((count) => count + 1);
        if (mayReload && found === 'bad-answer' && loadDocumentOnce(typedNow())) return;
        setFailure(found);
      },
    );
    return () => {
      left = true;
      ignoreNetwork();
      setFailure(null);
    };
  }, [attempt, file, catalogue, mayReload]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { Part: fetched?.Part ?? file?.kept?.(catalogue) ?? null, failure, retry };
}

/**
 * The part once it and its words are there; null before, and where there is no file. Where it cannot be had a notice says so, and
 * `onMissing` takes back what asked for it: not needed where the page can be used without it.
 */
export function useFetchedPart<Props>(
  file: PartFile<Props> | null,
  onMissing: () => void = ignore,
  { mayReload = false }: PartOptions = {},
): ComponentType<Props> | null {
  const notices = useNotices();
  const { Part, failure, retry } = usePart(file, { mayReload });
  const latest = useRef(onMissing);
  latest.current = onMissing;
  useEffect(() => {
    if (failure === null) return;
    // Where no document is loaded by itself another press may meet the same.
    const mayLast = failure === 'bad-answer' && !mayReload;
    const text = wording(mayLast ? 'failures.part-missing' : `failures.${failure}`);
    notices.toast('fetched-part', { text, tone: 'failure' });
    latest.current();
  }, [failure, notices, mayReload]);
  useOnReconnect(failure !== null, retry);
  return Part;
}
