import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { chosenInForcedColors, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

export const tabs = style({
  display: 'grid',
  // One below the other where letters of twice the size leave no room for both.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
  gap: space[1],
  padding: '3px',
  borderRadius: '26px',
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '@media': { [media.tablet]: { maxWidth: '20rem' } },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: touchTarget,
  borderRadius: radius.pill,
  color: color.ink,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { backgroundColor: color.brand, color: color.onBrand } },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // Filled: a line around it is what the focus is seen by.
        '&[aria-current="page"]': { ...chosenInForcedColors, outlineColor: 'CanvasText' },
      },
    },
  },
});

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
});

/** Measured in letters, so that large text stands in fewer columns, too. */
const narrow = '(max-width: 19em)';
const narrowest = '(max-width: 14em)';

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture title amount" "picture detail detail" "picture date doing" "picture badges badges"',
  columnGap: space[4],
  rowGap: '2px',
  alignItems: 'start',
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"title amount" "detail detail" "date doing" "badges badges"',
    },
    [narrowest]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"title" "detail" "date" "amount" "badges" "doing"',
      justifyItems: 'start',
    },
  },
});

export const picture = style({
  gridArea: 'picture',
  width: '3.5rem',
  height: '3.5rem',
  objectFit: 'contain',
  '@container': { [narrow]: { display: 'none' } },
});

export const title = style({ gridArea: 'title', minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({ gridArea: 'detail', minWidth: 0, overflowWrap: 'anywhere' });

/** Stands on the middle of what is pressed beside it. */
export const date = style({ gridArea: 'date', alignSelf: 'center', textWrap: 'balance' });

export const amount = style({
  gridArea: 'amount',
  textAlign: 'end',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** The words of the button end where the amount ends. */
export const doing = style({
  gridArea: 'doing',
  justifySelf: 'end',
  marginInline: '-10px',
  marginBlock: '-6px',
  '@media': { [media.forcedColors]: { margin: 0 } },
  '@container': { [narrowest]: { justifySelf: 'start' } },
});

// Within the corner of its card, whatever is under the pointer.
globalStyle(`${doing} > button`, { paddingInline: '8px' });

export const badges = style({
  gridArea: 'badges',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[2],
});

export const more = style({ display: 'grid', gap: space[2], justifyItems: 'center', paddingBlock: space[2] });

export const receipt = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const receiptHead = style({ display: 'grid', gap: '2px', overflowWrap: 'anywhere' });

export const lines = style({ display: 'grid', gap: space[2], margin: 0 });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const lineAmount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const totals = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px dashed ${color.lineStrong}`,
});

export const grandTotal = style({
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: '1.125rem',
  fontWeight: fontWeight.bold,
});
