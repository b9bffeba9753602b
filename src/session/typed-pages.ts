import { onPageKept } from '#platform/document.ts';
import { leaveTypedPages, type TypedBefore, takeTypedPages } from '#platform/typed-before-key.ts';
import type { Session } from './session.ts';

/** What stood in the forms of pages, by their path: of visitors without an account, who have nowhere else to keep it. */
export interface TypedPages {
  readonly kept: Map<string, TypedBefore>;
  /** Resolves as soon as what was typed before the app had begun stands in its fields. */
  ready: Promise<void>;
  /** Leaves it to the next document of this tab. */
  readonly leave: () => void;
}

const running = new WeakMap<Session, TypedPages>();

/**
 * What the forms of this app hold, in memory and over a reload in the storage of the tab (decisions D-065, D-177). It goes at
 * sign-out, and where there is a member.
 */
export function typedPagesOf(session: Session): TypedPages {
  const known = running.get(session);
  if (known) return known;
  const kept = new Map<string, TypedBefore>();
  const leave = () => leaveTypedPages([...kept.values()]);
  const pages = { kept, ready: Promise.resolve(), leave };
  running.set(session, pages);
  session.onForgotten(() => kept.clear());
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') kept.clear();
  });
  // Where the document was not loaded anew, what it held is still there.
  onPageKept({ left: leave, restored: takeTypedPages });
  return pages;
}

/** Takes what the document before this one has left, as soon as this one begins; returns what makes it ready. */
export function restoreTypedPages(session: Session): () => void {
  const left = takeTypedPages();
  let becomeReady = () => {};
  if (left.length === 0) return becomeReady;
  const pages = typedPagesOf(session);
  for (const page of left) pages.kept.set(page.path, page);
  pages.ready = new Promise((resolve) => {
    becomeReady = resolve;
  });
  return becomeReady;
}
