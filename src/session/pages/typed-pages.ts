import { onPageOutOfSight } from '#platform/document.ts';
import { leaveTypedPages, type TypedBefore, takeTypedPages } from '#platform/typed-before-key.ts';
import { oncePerSession, stopWithSession } from '../once-per-session.ts';
import type { Session } from '../session.ts';

/** What stood in the forms of pages, by their path: of visitors without an account, who have nowhere else to keep it. */
export type TypedPages = {
  readonly kept: Map<string, TypedBefore>;
  /** Resolves as soon as what was typed before the app had begun stands in its fields. */
  ready: Promise<void>;
  /** Leaves it to the next document of this tab. */
  readonly leave: () => void;
  /** Drops it, of all pages unless it is said which, and what is left of it to the next document. */
  readonly forget: (isMeant?: (path: string) => boolean) => void;
};

/**
 * What the forms of this app hold, in memory and over a reload in the storage of the tab (decisions D-065, D-177, D-347). It
 * goes at sign-out, and where there is a member.
 */
export const typedPagesOf = oncePerSession((session): TypedPages => {
  const kept = new Map<string, TypedBefore>();
  let isLeft = false;
  const leave = () => {
    isLeft = true;
    leaveTypedPages([...kept.values()]);
  };
  const forget = (isMeant = (_path: string) => true) => {
    for (const path of kept.keys()) if (isMeant(path)) kept.delete(path);
    // Out of sight this document goes on: an order may come to its end, and another tab may sign out.
    if (isLeft) leave();
  };
  session.onForgotten(() => forget());
  session.onVisitorChange(({ visitor }) => {
    if (visitor.kind === 'member') forget();
  });
  const restored = () => {
    isLeft = false;
    // Where the document was not loaded anew, what it held is still there.
    takeTypedPages();
  };
  stopWithSession(session, [onPageOutOfSight({ left: leave, restored })]);
  return { kept, ready: Promise.resolve(), leave, forget };
});

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
