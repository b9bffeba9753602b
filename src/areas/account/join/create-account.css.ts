import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, forcedEdge, media, oneColumn, radius, space, spreadRow, wrappingRow } from '#ui/theme/tokens.ts';

const { color } = vars;

/** A phone on its side has its camera in the page. */
const beside = (air: string) => ({
  paddingLeft: `max(${air}, env(safe-area-inset-left))`,
  paddingRight: `max(${air}, env(safe-area-inset-right))`,
});

/** On a desktop the invitation stands beside the form and stays while that is filled. */
export const screen = style({
  ...oneColumn,
  flex: '1 0 auto',
  alignItems: 'stretch',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const invitation = style({ overflow: 'clip' });

export const invitationInside = style({
  ...oneColumn,
  gap: space[4],
  paddingBlock: space[6],
  ...beside('clamp(16px, 4vw, 40px)'),
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: 'var(--ns-header-height)',
      gap: space[6],
      paddingBlock: space[10],
      // Begins where the brand in the header begins.
      paddingInline: `calc(max(0px, (100vw - 80rem) / 2) + clamp(16px, 4vw, 40px)) ${space[10]}`,
    },
  },
});

/** The picture stands beside the words on a phone, under them beside the form. */
export const greeting = style({
  ...spreadRow,
  gap: space[4],
  '@media': { [media.desktop]: { flexDirection: 'column', alignItems: 'flex-start', gap: space[6] } },
});

export const words = style({ display: 'grid', gap: space[3] });

export const picture = style({
  flex: 'none',
  width: 'min(7rem, 28vw)',
  height: 'auto',
  '@media': {
    'screen and (max-width: 22em)': { display: 'none' },
    [media.desktop]: { width: '100%', maxWidth: 'min(22rem, 38vh)' },
  },
});

export const benefits = style({ display: 'grid', gap: space[3] });

export const benefitList = style({ display: 'grid', gap: space[2], '@media': { [media.desktop]: { gap: space[4] } } });

export const benefit = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const benefitPicture = style({
  flex: 'none',
  width: '2.25rem',
  height: '2.25rem',
  '@media': { [media.desktop]: { width: '3.5rem', height: '3.5rem' } },
});

export const benefitText = style({
  display: 'none',
  fontSize: fontSize.small,
  lineHeight: 1.45,
  color: color.inkMuted,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const side = style({
  width: '100%',
  maxWidth: '44rem',
  paddingBlock: `${space[4]} ${space[10]}`,
  ...beside(space[4]),
  '@media': { [media.desktop]: { padding: `${space[10]} ${space[12]} ${space[16]}` } },
});

export const haveAccount = style({ ...wrappingRow, columnGap: space[2] });

export const section = style({
  display: 'grid',
  gap: space[5],
  minWidth: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});

export const cardPicture = style({ display: 'block', width: '1.75rem', height: '1.75rem' });

export const cardFields = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: color.sunken,
  ...forcedEdge,
  '@media': { [media.tablet]: { gridTemplateColumns: '3fr 2fr' } },
  selectors: { '&[hidden]': { display: 'none' } },
});

export const privacy = style({ display: 'grid', gap: space[1] });

export const skeletons = style({ display: 'grid', gap: space[6], paddingBlockStart: space[5] });

export const skeletonRow = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[4] });

export const tallSkeleton = style({ height: '18rem', borderRadius: radius.large });
