import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

/** Where the picture stands above the words. */
export const above = 'screen and (max-width: 59.99em)';

/** Open to the edges on a phone, where the card is the whole page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  '@media': {
    [media.tablet]: { paddingBlock: space[12] },
    [media.desktop]: { maxWidth: '60rem', paddingInline: space[8] },
  },
});

/** On a desktop the picture has the brand's background beside the words. */
export const split = style({
  '@media': {
    [media.desktop]: {
      position: 'relative',
      paddingBlock: space[12],
      paddingInline: `calc(42% + ${space[12]}) ${space[12]}`,
    },
  },
});

export const splitPicture = style({
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '42%',
      height: '100%',
      padding: space[12],
      objectFit: 'contain',
      borderRadius: `${radius.large} 0 0 ${radius.large}`,
      backgroundColor: vars.color.brand,
    },
  },
});

export const card = style({
  display: 'grid',
  gap: space[6],
  flex: '1 0 auto',
  alignContent: 'start',
  '@media': {
    [media.tablet]: { flex: 'none' },
    [media.desktop]: { alignContent: 'center', minHeight: '32rem' },
  },
});

/** What is drawn begins that far in from its edge: it stands in line with the words. */
export const picture = style([
  splitPicture,
  { '@media': { [above]: { width: '9rem', height: 'auto', marginInlineStart: '-1rem' } } },
]);

export const words = style({ display: 'grid', gap: space[2] });

export const actions = style({ display: 'grid', gap: space[2], justifyItems: 'center' });
