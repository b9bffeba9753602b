import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import type { SafePath } from '#domain/return-url.ts';

type PathLinkProps = {
  /** An address of this site. Content names it, so its route is not known to the compiler. */
  readonly path: SafePath;
  readonly label?: string | undefined;
  /** From the button that is drawn as this link. */
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A link to a page of this site by its address: without a page load, but for a press that opens it elsewhere. */
export function PathLink({ path, label, className, children }: PathLinkProps) {
  const { history } = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The second press of a double click leads where the first one does already.
    if (history.location.href === path) history.replace(path);
    else history.push(path);
  };
  return (
    <a href={history.createHref(path)} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
