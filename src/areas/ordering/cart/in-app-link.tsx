import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type InAppLinkProps = ComponentPropsWithRef<'a'> & {
  readonly href: string;
  /** It takes the place of the page, or of the dialog, in the history. */
  readonly replace?: boolean;
};

/** A link to an address of this site that is made of data: followed without loading the site anew, opened elsewhere as any link. */
export function InAppLink({ href, replace = false, onClick, children, ...rest }: InAppLinkProps) {
  const { navigate } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ href, replace });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
