import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { dockedBar, fromEdgeToEdge, outlined } from '#ui/theme/panels.ts';
import { fontSize, fontWeight, media, oneColumn, space, spreadRow, stacking } from '#ui/theme/tokens.ts';

const { color } = vars;

/** The gift on top of a phone; beside the form, and staying there, as soon as there is room. */
export const columns = style({
  ...oneColumn,
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 27rem)', columnGap: space[10] },
  },
});

export const form = style({
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } },
});

export const preview = style({
  display: 'grid',
  gap: space[2],
  minWidth: 0,
  width: '100%',
  maxWidth: '30rem',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: 'calc(var(--ns-header-height) + 16px)',
    },
  },
});

/** As a letter lies on the table: the picture, and the words below it. */
export const letter = style({ display: 'grid', overflow: 'hidden', ...outlined, boxShadow: vars.elevation.mid });
export const art = style({ borderRadius: 0, boxShadow: 'none' });
export const letterWords = style({ display: 'grid', gap: space[2], padding: space[5], minWidth: 0 });
export const letterTo = style({ fontSize: fontSize.heading3, fontWeight: fontWeight.bold, overflowWrap: 'anywhere' });
export const letterMessage = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const faint = style({ color: color.inkMuted });
export const letterFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[2],
  overflowWrap: 'anywhere',
});
export const letterAmount = style({
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontWeight: fontWeight.black,
  fontVariantNumeric: 'tabular-nums',
  color: color.brandInk,
});

export const section = style({
  ...oneColumn,
  gap: space[4],
  minWidth: 0,
  padding: space[4],
  ...outlined,
  '@media': { [media.tablet]: { padding: space[5] } },
});
export const legend = style({
  display: 'block',
  fontSize: fontSize.heading3,
  fontWeight: fontWeight.bold,
  lineHeight: 1.3,
  marginBlockEnd: space[2],
});
export const head = style({ display: 'grid', gap: space[1] });
export const all = style({ justifySelf: 'start' });

/** A row to swipe through, with room for the ring of the chosen one. */
export const designs = style({
  display: 'flex',
  minWidth: 0,
  gap: space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  padding: space[2],
  margin: `calc(-1 * ${space[2]})`,
  scrollPaddingInline: space[2],
  scrollSnapType: 'x proximity',
});
export const design = style({
  display: 'block',
  width: '8rem',
  scrollSnapAlign: 'start',
  borderRadius: '12px',
  // One of them is cut there, which says that there are more.
  '@media': { [media.desktop]: { width: '8.5rem' } },
  selectors: {
    '&[aria-current]': { outline: `3px solid ${color.brandInk}`, outlineOffset: '1px' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const thumb = style({ borderRadius: '12px', boxShadow: 'none' });

/** Four beside each other on a phone, the words at the end at least 9rem wide; from a tablet on three of one width. */
export const amounts = style({});
globalStyle(`${amounts} > div`, {
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(max(6rem, 30%), 1fr))' },
  },
});
globalStyle(`${amounts} label`, {
  flex: '1 0 20%',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  // The longest word of any language stays inside on the narrowest phone.
  paddingInline: 'clamp(4px, 2vw, 16px)',
});
globalStyle(`${amounts} label:last-child`, { flexBasis: '9rem' });

export const recipient = style({ display: 'grid', gap: space[2], minWidth: 0 });
export const recipientHead = style({ ...spreadRow, minHeight: '44px' });
export const unseen = visuallyHidden;
export const add = style({ justifySelf: 'start' });

export const counted = style({ display: 'grid', gap: space[1] });
export const count = style({
  justifySelf: 'end',
  fontSize: fontSize.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const delivery = style({ display: 'flex', alignItems: 'center', gap: space[3] });
globalStyle(`${delivery} > span`, { display: 'grid' });
globalStyle(`${delivery} > svg`, { flex: 'none', color: color.brandInk });

/** Always in sight, on a phone above the tab bar, as long as the screen is tall enough. */
export const foot = style({
  display: 'grid',
  gap: space[3],
  paddingBlock: space[3],
  '@media': {
    '(min-height: 36em)': {
      position: 'sticky',
      insetBlockEnd: 'calc(var(--ns-tab-bar-height, 0px) + var(--ns-consent-lift, 0px))',
      zIndex: stacking.sticky,
      ...dockedBar,
      ...fromEdgeToEdge,
    },
    [media.desktop]: {
      // The question of cookies stands beside it.
      insetBlockEnd: 0,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 20rem)',
      alignItems: 'center',
      // A little wider than the sections, so that their borders end behind it.
      marginInline: '-1px',
      paddingInline: space[5],
      paddingBlock: space[4],
    },
  },
});

// What takes the focus is not behind it, and toasts stand above it.
globalStyle(`:root:has(${foot})`, {
  '@media': {
    '(min-height: 36em)': { vars: { '--ns-bottom-bar': '12.5rem' } },
    [`(min-height: 36em) and ${media.tablet}`]: { vars: { '--ns-bottom-bar': '8.75rem' } },
    [`(min-height: 36em) and ${media.desktop}`]: { vars: { '--ns-bottom-bar': '5.5rem' } },
  },
});

export const total = style({ ...spreadRow, flexWrap: 'wrap', columnGap: space[3] });
export const totalWords = style({ display: 'grid' });
export const sum = style({ fontSize: '1.375rem', fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' });
