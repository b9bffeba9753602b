import type { LinkProps } from '@tanstack/react-router';
import { ButtonLink, type ButtonLinkProps } from '#ui/button/button.tsx';
import { TextLink, type TextLinkLook } from '#ui/text-link/text-link.tsx';
import { Link } from './link.tsx';

/** The address of a page that needs no parameters. */
type PlainTo = Exclude<NonNullable<LinkProps['to']>, `${string}$${string}`>;
type PageLinkProps<Look> = Look & { readonly to: PlainTo };

/** A page that is one press away, as a button. */
export const ButtonTo = ({ to, ...look }: PageLinkProps<Omit<ButtonLinkProps, 'render'>>) => (
  <ButtonLink {...look} render={<Link to={to} />} />
);

/** A page that is one press away, as words that stand alone. */
export const TextTo = ({ to, ...look }: PageLinkProps<Omit<TextLinkLook, 'standalone'>>) => (
  <TextLink standalone {...look} render={<Link to={to} />} />
);
