import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space, stacking, touchTarget } from '#ui/theme/tokens.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: stacking.header,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.cramped]: { position: 'static' }, [media.print]: { display: 'none' } },
});

export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: 'calc(var(--ns-header-height) - 1px)',
  '@media': { [media.cramped]: { height: 'calc(4rem - 1px)' } },
});

// Beside large text on a narrow phone it is smaller, so that what can be pressed has its room.
const markSize = 'min(2.25rem, 15vw)';
const markHeight = `max(${touchTarget}, ${markSize})`;

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: space[3],
  // Where text is set large, the name gives way to what can be pressed: whole, in a line below the mark that is not seen.
  flexWrap: 'wrap',
  minWidth: `max(${touchTarget}, ${markSize})`,
  height: markHeight,
  overflow: 'hidden',
  fontSize: fontSize.heading3,
  fontWeight: fontWeight.black,
  letterSpacing: '-0.02em',
  color: vars.color.brandInk,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

const markAlone = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

// On the narrowest screens, and beside the links of a small tablet, the longest language needs the room: the name gets smaller,
// then the mark stands for it.
globalStyle(`${brand} > span`, {
  '@media': {
    '(max-width: 24.5em)': { fontSize: fontSize.body },
    '(max-width: 22.5em)': markAlone,
    '(min-width: 40em) and (max-width: 47.99em)': markAlone,
    '(min-width: 60em) and (max-width: 74.99em)': markAlone,
  },
});

// As high as the brand, so that nothing of a wrapped name is seen below it.
export const mark = style({ width: markSize, height: markHeight, flex: 'none' });

/** The links of the header; on phones the tab bar has them. */
export const navigation = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block', marginInlineStart: space[4] } },
});

// The longest language needs the room of its icons on a tablet.
globalStyle(`${navigation} svg`, { display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const entries = style({ display: 'flex', gap: space[1] });

/** Where there is no room for it, the foot of the page has it. */
export const roomy = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } });

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: touchTarget,
  paddingInline: space[3],
  borderRadius: radius.pill,
  fontWeight: fontWeight.strong,
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft } },
    },
    [media.forcedColors]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  flex: 'none',
  marginInlineStart: 'auto',
});

/** The cart in the header; on phones the tab bar has it. */
export const cart = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: touchTarget,
  minHeight: touchTarget,
  borderRadius: radius.pill,
  color: vars.color.ink,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { backgroundColor: vars.color.brandSoft, color: vars.color.onBrandSoft } },
    },
    [media.tablet]: { display: 'inline-flex' },
  },
});

export const accountUnknown = style({ width: '6rem' });

export const firstName = style({
  // Where there is less room, its icon stands for it.
  display: 'none',
  maxWidth: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { display: 'inline' } },
});

export const signIn = style([
  entry,
  {
    border: `1px solid ${vars.color.brandInk}`,
    color: vars.color.brandInk,
    paddingInline: space[4],
  },
]);
