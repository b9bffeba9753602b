import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { TextLink, type TextLinkLook } from '#ui/text-link/text-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import * as css from './safe-link.css.ts';

export interface SafeLinkProps extends Omit<TextLinkLook, 'children'> {
  /** Only an address that was looked at before compiles: see `outsideAddress` of the domain. */
  readonly href: string & { readonly brand: 'SafeAddress' };
  /** Read after the words: that another tab opens. */
  readonly newTabLabel: string;
  /** Read in place of what is seen, which it holds. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link away from this site: in a new tab, which learns neither who opened it nor from which page. */
export function SafeLink({ newTabLabel, label, children, ...link }: SafeLinkProps) {
  const mark = (
    <>
      <ExternalLink className={css.icon} aria-hidden="true" /> <VisuallyHidden>{newTabLabel}</VisuallyHidden>
    </>
  );
  const isInSentence = link.standalone !== true && typeof children === 'string';
  return (
    <TextLink {...link} label={label === undefined ? undefined : `${label} ${newTabLabel}`} target="_blank">
      {isInSentence ? (
        <Marked words={children} mark={mark} />
      ) : (
        <>
          {children}
          {mark}
        </>
      )}
    </TextLink>
  );
}

/** The mark stays with the last word: it would stand alone at the beginning of a line. */
function Marked({ words, mark }: { readonly words: string; readonly mark: ReactNode }) {
  const last = words.lastIndexOf(' ') + 1;
  return (
    <>
      {words.slice(0, last)}
      <span className={css.lastWord}>
        {words.slice(last)}
        {mark}
      </span>
    </>
  );
}
