import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight } from '#ui/theme/tokens.ts';

export const textLink = style({
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '0.08em',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  selectors: { '&:hover': { textDecorationThickness: '0.14em' } },
});

export const tone = styleVariants({
  accent: { color: vars.color.accentInk, fontWeight: fontWeight.strong },
  ink: { color: vars.color.ink },
  /** For navigation and titles: underlined only under the pointer. */
  quiet: { color: vars.color.ink, textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
});

/** Makes the whole card that holds the link (the next positioned parent) its target. */
export const stretched = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** A finger-sized line where the link stands alone. */
export const standalone = style({ display: 'inline-flex', alignItems: 'center', minHeight: '44px', gap: '6px' });
