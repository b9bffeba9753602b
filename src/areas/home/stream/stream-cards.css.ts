import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { skipOffScreen } from '#ui/theme/skip-off-screen.ts';
import { fontWeight, media, oneColumn, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const section = style({ ...oneColumn, gap: space[3] });

/**
 * Who loads the page anew in the midst of the feed has what comes after it in sight until the feed is drawn: held in its place by
 * the browser, that would carry them to the end.
 */
export const arriving = style({});
globalStyle(`html:has(${arriving})`, { overflowAnchor: 'none' });

/** The error stands before the cards. */
export const feed = style({ ...oneColumn, gap: space[5] });

/** As many beside each other as fit into the column. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
  '@media': { [media.desktop]: { gap: space[5] } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  ...skipOffScreen('24rem'),
  // A picture has the round corners of its card.
  overflowClipMargin: 0,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: space[2],
  padding: space[4],
  overflowWrap: 'anywhere',
});

/** A title that is a page long does not push the rest away. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});

export const body = style({ color: vars.color.inkMuted, whiteSpace: 'pre-line' });

export const stars = style({ color: vars.color.starInk });

/** At the foot of the card, so that neighbours stand in one line. */
export const actions = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[3]}`,
  marginBlockStart: 'auto',
  paddingBlockStart: space[2],
});

export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });

export const slide = style({ height: '100%', overflow: 'hidden', ...outlined });

export const slideText = style({ padding: space[3], fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const film = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  borderRadius: radius.large,
  backgroundColor: vars.color.sunken,
});

export const skeletonPicture = style({ aspectRatio: '16 / 9', borderRadius: 0 });
export const skeletonWords = style({ height: '11rem', padding: space[4] });
