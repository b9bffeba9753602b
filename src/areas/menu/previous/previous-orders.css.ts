import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

const { color } = vars;

export const screen = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[16]}`,
});

/** As the favourites beside them: as many beside each other as fit. */
export const list = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** What to do stands at its foot, however much its neighbour holds. */
export const card = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', overflow: 'hidden' });

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[4]} ${space[4]} ${space[2]}`,
});
globalStyle(`${head} svg`, { verticalAlign: '-2px' });

export const headWords = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const items = style({ display: 'grid', alignContent: 'start' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
});

export const itemWords = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

/** Its line alone would be too low for a finger. */
export const itemLink = style({
  position: 'relative',
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', insetBlock: '-0.75rem', insetInline: 0 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const picture = style({ borderRadius: radius.small });

/** What cannot be ordered steps back; its words say why. */
export const faded = style({ opacity: 0.55 });

export const unavailable = style({ color: color.inkMuted, fontSize: fontSize.small });

export const doing = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const skipped = style({ display: 'grid', gap: space[3], paddingBlock: space[2] });
