import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { linkAddress } from './link-address.ts';
import * as css from './text-link.css.ts';

export type TextLinkLook = {
  readonly tone?: keyof typeof css.tone;
  /** The whole card is its target; the card is `position: relative` (Card is). */
  readonly stretched?: boolean;
  /** Stands alone, not in a sentence: at least 44 px high. */
  readonly standalone?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

export type TextLinkProps = TextLinkLook &
  (
    | { readonly render: ReactElement<{ readonly className?: string; readonly children?: ReactNode }> }
    | {
        readonly href: string;
        readonly target?: '_blank';
        /** Read in place of what is seen. */
        readonly label?: string | undefined;
      }
  );

export function TextLink(props: TextLinkProps) {
  const { tone = 'accent', stretched = false, standalone = false, className, children } = props;
  const look = classNames(
    css.textLink,
    css.tone[tone],
    stretched && css.stretched,
    standalone && css.standalone,
    className,
  );
  if ('render' in props) {
    return cloneElement(props.render, { className: classNames(look, props.render.props.className) }, children);
  }
  return (
    <a
      className={look}
      href={linkAddress(props.href)}
      target={props.target}
      aria-label={props.label}
      rel={props.target === '_blank' ? 'noopener noreferrer' : undefined}
    >
      {children}
    </a>
  );
}
