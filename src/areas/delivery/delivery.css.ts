import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { landing } from '#ui/theme/landing.ts';
import { media, oneColumn, space } from '#ui/theme/tokens.ts';

export const page = style({
  ...oneColumn,
  gap: space[4],
  paddingBlock: `${space[4]} ${space[10]}`,
  '@media': { [media.desktop]: { gap: space[6], paddingBlock: `${space[6]} ${space[16]}` } },
});

export const hero = style(landing.hero);

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  objectPosition: '50% 70%',
  '@media': { [media.desktop]: { order: 1, height: '100%', aspectRatio: 'auto', objectPosition: '42% 100%' } },
});

export const words = style(landing.words);

export const heading = style(landing.heading);

export const actions = style(landing.actions);

/** Empty, it takes no room. */
export const outcome = style({ selectors: { '&:empty': { marginBlockEnd: `-${space[4]}` } } });

export const how = style({ display: 'grid', gap: space[4], marginTop: space[4] });

export const steps = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] } },
});

export const step = style({ display: 'flex', alignItems: 'start', gap: space[4] });

export const stepPicture = style({ flex: 'none', width: 'min(5rem, 22vw)' });

export const stepWords = style({ display: 'grid', gap: space[1], minWidth: 0 });

export const legal = style({ paddingTop: space[4], borderTop: `1px solid ${vars.color.line}` });
